// All kinds of mail, each with the feature that writes its text.

import type { MailTexts } from './mail/delivery.ts';
import { requestMail } from './requests/mail-texts.ts';

export const mailTexts: MailTexts = {
  message: requestMail,
  request: requestMail,
  confirmation: requestMail,
  outcome: requestMail,
};
