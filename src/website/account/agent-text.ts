// A browser as a person knows it, from what it sends of itself.

const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** "Firefox on Windows"; what is not known for one of these stays as it was sent. */
export function agentText(agent: string): string {
  const browser = browsers.find(([, sign]) => sign.test(agent))?.[0];
  const system = systems.find(([, sign]) => sign.test(agent))?.[0];
  if (browser === undefined) return agent;
  return system === undefined ? browser : `${browser} on ${system}`;
}
