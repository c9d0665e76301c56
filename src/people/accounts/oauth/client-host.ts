/** The host of a program whose id is the address of its document; null for any other id. */
export function hostOfClient(clientId: string): string | null {
  return clientId.startsWith('https://') && URL.canParse(clientId) ? new URL(clientId).host : null;
}
