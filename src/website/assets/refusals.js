// What the workbench says of what was refused: in the words of its labels, with the way to each field.

import { Refused } from './service.js';

/** Members that the service names otherwise than this page its fields. */
const fields = { human_role: 'role', competing_interests: 'interests', accept_license: 'license' };

/** What is wrong with what a field holds; null for nothing. */
function flawOf(field) {
  const { value, min, max, minLength, maxLength } = field;
  if (field.type === 'number') {
    const fits = /^\d+$/.test(value) && Number(value) >= Number(min) && Number(value) <= Number(max);
    return fits ? null : `is a whole number from ${min} to ${max}.`;
  }
  const { length } = value.trim();
  if (length >= Math.max(minLength, field.required ? 1 : 0)) return null;
  return minLength > 0 ? `has ${minLength} to ${maxLength} characters; these are ${length}.` : 'is empty.';
}

/** @param find an element of the workbench by its id */
export function refusals(find) {
  const box = find('trouble');
  /** Fields that were refused, each with what described it before. */
  const marked = new Map();

  function fine() {
    box.hidden = true;
    box.replaceChildren();
    for (const [field, described] of marked) {
      field.removeAttribute('aria-invalid');
      if (described === null) field.removeAttribute('aria-describedby');
      else field.setAttribute('aria-describedby', described);
    }
    marked.clear();
  }

  function lineOf({ field: path = '', message }) {
    const line = document.createElement('p');
    const member = path.split(/[./]/).at(-1);
    const field = document.getElementById(fields[member] ?? member);
    const label = field?.labels?.[0]?.textContent;
    if (!label) {
      line.textContent = message;
      return line;
    }
    if (!marked.has(field)) marked.set(field, field.getAttribute('aria-describedby'));
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', `${marked.get(field) ?? ''} trouble`.trim());
    const way = document.createElement('a');
    way.href = `#${field.id}`;
    way.textContent = message.startsWith(path) ? `“${label}”${message.slice(path.length)}` : message;
    line.append(way);
    return line;
  }

  function fail(error) {
    fine();
    const errors = error instanceof Refused && error.errors.length > 0 ? error.errors : [error];
    box.replaceChildren(...errors.map(lineOf));
    box.hidden = false;
    box.focus();
  }

  /** Throws where one of these fields holds what it does not take. */
  function mustFit(ids) {
    const errors = ids.flatMap((id) => {
      const flaw = find(id) && flawOf(find(id));
      return flaw ? [{ field: id, code: 'invalid', message: `${id} ${flaw}` }] : [];
    });
    if (errors.length > 0) throw new Refused('invalid_input', 'A field holds what it does not take.', errors);
  }

  return { fine, fail, mustFit };
}
