import type { Operation } from '../../kernel/operation.ts';
import type { FieldError } from '../../kernel/refusal.ts';
import { type AccountSite, formRoute } from '../account/account-page.ts';
import { errorSummary, errorsOf, type FormField, type Values } from '../kit/form.ts';
import { html, type SafeHtml } from '../kit/html.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act } from '../kit/person-form.ts';
import { writtenText } from '../kit/signed-out.ts';

export interface MarketStep {
  readonly name: string;
  /** Where the pages of markets stand: the step is posted below the page of one, and leads back to it. */
  readonly root: string;
  readonly step: string;
  readonly operation: Operation;
  /** The fields of its forms, where they are not named as the operation names them. */
  readonly fields?: readonly FormField[];
  readonly submit: string;
  /** The page of the market with the form that was refused; left out: that form alone is shown again. */
  readonly page?: (ask: PageRequest, refused: RefusedStep) => Promise<Page>;
}

/** A step that was refused: what was typed, and why. */
export interface RefusedStep {
  readonly step: string;
  readonly operation: Operation;
  readonly fields?: readonly FormField[];
  readonly values: Values;
  readonly errors: readonly FieldError[];
}

/** A refused step whose form is not there any more: why, and what was written into it. */
export function lostStep({ values, errors, ...step }: RefusedStep, id: string): SafeHtml {
  return html`${errorSummary(errors, id, [])}${writtenText(step, values)}`;
}

export function marketStep(
  site: AccountSite,
  { name, root, step, operation, fields, submit, page }: MarketStep,
): PageRoute {
  return formRoute(name, `${root}/:public_id/${step}`, (ask) => {
    const { public_id = '' } = ask.params;
    const back = `${root}/${public_id}`;
    return act(ask, site, {
      operation,
      subject: public_id,
      input: { public_id },
      ...(fields ? { fields } : {}),
      submit,
      says: 'taken',
      back,
      done: () => back,
      ...(page
        ? {
            again: (values, refusal) =>
              page(ask, {
                step,
                operation,
                ...(fields ? { fields } : {}),
                values,
                errors: errorsOf(refusal),
              }),
          }
        : {}),
    });
  });
}
