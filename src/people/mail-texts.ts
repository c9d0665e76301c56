// All kinds of mail, each with the feature that writes its text.

import { addressMail, invitationMail } from './accounts/mail-texts.ts';
import type { MailTexts } from './mail/delivery.ts';
import { reportMail } from './moderation/report-mail.ts';
import { receiptMail, teamReceiptMail } from './own-data/receipt-mail.ts';
import { requestMail } from './requests/mail-texts.ts';

/** Digests are made over the catalogue: whoever has it brings their text. */
export const mailTexts: MailTexts = {
  message: requestMail,
  request: requestMail,
  confirmation: requestMail,
  outcome: requestMail,
  address: addressMail,
  invitation: invitationMail,
  account_closed: receiptMail,
  team_closed: teamReceiptMail,
  report_outcome: reportMail,
};
