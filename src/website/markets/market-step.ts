import type { Operation } from '../../kernel/operation.ts';
import { type AccountSite, formRoute } from '../account/account-page.ts';
import type { PageRoute } from '../kit/page.ts';
import { act } from '../kit/person-form.ts';

export interface MarketStep {
  readonly name: string;
  /** Where the pages of markets stand: the step is posted below the page of one, and leads back to it. */
  readonly root: string;
  readonly step: string;
  readonly operation: Operation;
  readonly submit: string;
}

export function marketStep(
  site: AccountSite,
  { name, root, step, operation, submit }: MarketStep,
): PageRoute {
  return formRoute(name, `${root}/:public_id/${step}`, (ask) => {
    const { public_id = '' } = ask.params;
    const back = `${root}/${public_id}`;
    return act(ask, site, {
      operation,
      subject: public_id,
      input: { public_id },
      submit,
      back,
      done: () => back,
    });
  });
}
