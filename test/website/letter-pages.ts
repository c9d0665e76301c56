import { type FieldError, Refusal } from '../../src/kernel/refusal.ts';
import { contact } from '../../src/people/requests/contact.ts';
import { askOperation } from '../../src/website/kit/ask.ts';
import { errorsOf, fieldsOf, form, inputOf, type Values } from '../../src/website/kit/form.ts';
import { html } from '../../src/website/kit/html.ts';
import { titleBlock } from '../../src/website/kit/layout.ts';
import { type Page, type PageRoute, seeOther } from '../../src/website/kit/page.ts';

const path = '/letter';
const title = 'A letter';
const fields = fieldsOf(contact, (_, param) => param.in === 'body', { message: 'Your letter' });

/** The form as it is at first, or with what was typed and the sentences beside it. */
function letterPage(values: Values = {}, errors: readonly FieldError[] = []): Page {
  const shown = form({ id: 'letter', action: path, fields, values, errors, submit: 'Send' });
  return {
    title,
    body: html`${titleBlock({ title })}${shown}`,
    ...(errors.length > 0 ? { status: 400, hidden: true } : {}),
  };
}

export const letterRoutes: readonly PageRoute[] = [
  { name: 'letter', method: 'GET', path, answer: async () => letterPage() },
  {
    name: 'letter sent',
    method: 'POST',
    path,
    answer: async (ask) => {
      const values = await ask.form();
      try {
        await askOperation(ask, contact, inputOf(contact, values));
        return seeOther('/contact/thanks');
      } catch (error) {
        if (!(error instanceof Refusal) || error.reason !== 'invalid_input') throw error;
        return letterPage(values, errorsOf(error));
      }
    },
  },
];
