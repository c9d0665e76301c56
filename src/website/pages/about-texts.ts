// What the site says of itself, as Markdown: each text has its twin.

export interface AboutText {
  readonly path: string;
  readonly title: string;
  readonly lede: string;
  readonly text: string;
}

export function aboutTexts({
  name,
  partner,
}: {
  readonly name: string;
  readonly partner: string;
}): readonly AboutText[] {
  return [
    {
      path: '/about',
      title: 'About',
      lede: `${name} is an open catalogue of funding and research in longevity science.`,
      text: `It says who funds the science of ageing, until when and on what terms; which companies, projects, funds and people work in it, and how they are rated; and which theories they hold, and how those were judged.

Everything of the public tier is free to read, to copy and to build on, under CC BY 4.0. Programs read the same through [one interface](/docs), agents through the same operations as tools, and whoever wants all of it takes the [data sets](/datasets). The program that runs it is free software; anyone can run a catalogue of their own or mirror this one.

- [How relevance, labels, ratings and tiers come about](/about/method)
- [Where the data come from, and their licences](/about/data)
- [What is fresh and what is not](/status)
- [Write to us](/contact)`,
    },
    {
      path: '/about/method',
      title: 'Method',
      lede: 'How relevance, labels, ratings and tiers come about.',
      text: `## Open, and verified

Whether a call is open is never stored: it follows from its dates and the clock, each time it is read. A call counts as verified when its source listed it within the last days of harvests, or when the operator checked it. What the operator's own files call verified, those of the starter among them, counts as checked on the day that they tell, and stays in the lists until its dates are over; the page of such a call says on which day it was last checked. Lists show verified open calls; the switch "all" shows the rest.

## Labels

Labels are a closed vocabulary, [listed here](/labels) with what each means. Rules read the title and the text of a harvested record; a rule that finds a negation nearby does not count.

## Ratings

Companies are rated in eight dimensions, projects in three groups, heroes by public professional acts, each with reasons in words. The whole is the mean of the scored dimensions; where too few are scored there is no whole. Funds carry the means of what applicants wrote in published reviews. A fund's reviews are published together, once there are enough, and stand on a page of their own, linked from that of the fund; nobody learns who wrote one.

## Theories

A theory is judged for the plausibility of its premises, its explanatory power, how it could be refuted, and its ambition, 0 to 10 each; the Popperian sum adds the four. The newest run that scored a dimension counts. Several theories that restate one claim form a cluster.

## Tiers

Three tiers, each including the one before: public, full, top. What a tier may not read is not in the answer, on no page and in no file. See [what each tier reads](/docs/guides/tiers).`,
    },
    {
      path: '/about/data',
      title: 'Data and licences',
      lede: 'Where records come from, and what may be done with them.',
      text: `## Sources

Calls are harvested from public portals of funders, organizations from the Research Organization Registry, conferences from public lists; ratings, theories and summaries are made by the operator and ${partner}. Each record names its source and links to it. [How fresh each family is](/status).

## Licences

What the service itself makes (scores, reasons, requirements, summaries, theories) is CC BY 4.0: name whom the licence line names. Texts of others keep their authors' rights. Where they are not open, a record shows an excerpt of at most 300 characters and the way to the source.

## People

Profiles of people are professional. Health, family, photographs, aircraft and money of persons have no field here and are refused at import. Whoever is described can [ask for correction or removal](/privacy/request); removals reach the site, the interface, the dumps and the change feed.`,
    },
    {
      path: '/privacy',
      title: 'Privacy',
      lede: 'What is kept of visitors, of senders and of people who are described here.',
      text: `## Visitors

Pages ask no foreign server, set no cookie by themselves and count no one. The log of the server holds addresses of requests without what was typed, and no key. Requests are counted per address for one minute, so that nobody takes all.

## Accounts

Whoever signs in gets a cookie that says who they are here, until they sign out or stay away for two weeks. An account keeps a name, a handle, the address and the identity that a provider named, where it is signed in and with which browser, what was done to it and its teams, and what its person writes and keeps here. After a form was sent, a cookie holds for a minute at most which of our sentences the next page says, such as “Saved.” A review of a funder holds no name. [Export](/account/export) gives it as a file; [closing the account](/account/close) erases it two weeks later, but for texts that its person leaves here, and for trades and forecasts in markets: both stay without a name.

## Senders

Who writes to us or makes a request gives a name and an e-mail address; they are erased 90 days after the matter is closed. A comment may be signed or not; whoever wrote it can remove it, and ninety days later what it said is erased.

## People who are described

Profiles are professional and come from public sources. You can [ask for removal, correction, a copy, or object](/privacy/request). The answer comes within 30 days, with a receipt that says when it took effect where.`,
    },
    {
      path: '/accessibility',
      title: 'Accessibility',
      lede: 'What we aim at, what was tried, and how to tell us what fails.',
      text: `The pages are written to WCAG 2.2, level AA. They are HTML without scripts: every list, filter, form and page works with scripts switched off, with the keyboard alone, without single keys that do something by themselves, at 320 pixels and at 400 % zoom. One page needs scripts: the [workbench](/omega/workbench), which asks a model from your browser. Every picture has a sentence and its figures as a table beside it. Colour never says anything alone.

Every kind of page is checked by axe and html-validate, light and dark, narrow and wide, before a version leaves. What no program can see may still fail: screen readers were not tried by their daily users. [Tell us](/contact) what fails, and with which program.`,
    },
  ];
}
