import type { MailOf } from '../../../application/ports/mailer.ts';
import type { Language } from '../../../domain/language.ts';
import type { MailContent } from './mail-layout.ts';
import { longDay } from '../../presentation/long-day.ts';
import { money } from '../../presentation/money.ts';
import { typeset } from './mail-typography.ts';

type Receipt = MailOf<'receipt'>;

export const receiptText = { en: english, fr: french } as const satisfies Record<
  Language,
  (mail: Receipt) => MailContent
>;

function english({ to, link, amountCents, paidAt }: Receipt): MailContent {
  return {
    language: 'en',
    subject: 'Your payment for the situation map',
    preview: 'Your questionnaire is waiting for you.',
    heading: 'Thank you for your payment',
    facts: [
      { label: 'Product', text: 'Situation map' },
      { label: 'Amount paid', text: money(amountCents, 'en') },
      { label: 'Paid on', text: longDay(paidAt, 'en') },
    ],
    opening: 'The next step is a questionnaire about your work. It takes about ten minutes:',
    action: { label: 'Start the questionnaire', link },
    notes: [
      'You can stop at any time: what you have entered is saved. Your report is made as soon as you send the ' +
        'questionnaire, and a message tells you when it is ready.',
      'You pay once: later, in another situation, you can have a new map made.',
      'Do you have a question about the payment, or is something wrong with it? Reply to this message.',
    ],
    closing: `This message was sent to ${to} because a situation map was paid for with this address.`,
  };
}

function french({ to, link, amountCents, paidAt }: Receipt): MailContent {
  return {
    language: 'fr',
    subject: 'Votre paiement pour la carte de situation',
    preview: 'Votre questionnaire vous attend.',
    heading: 'Merci pour votre paiement',
    facts: [
      { label: 'Produit', text: 'Carte de situation' },
      { label: 'Montant payé', text: money(amountCents, 'fr') },
      { label: 'Payé le', text: longDay(paidAt, 'fr') },
    ],
    opening: typeset("L'étape suivante est un questionnaire sur votre travail, d'environ 10 minutes :"),
    action: { label: 'Commencer le questionnaire', link },
    notes: [
      typeset(
        'Vous pouvez vous arrêter à tout moment : ce que vous avez saisi est conservé. Votre rapport est établi dès ' +
          "l'envoi du questionnaire, et un message vous prévient quand il est prêt.",
      ),
      typeset(
        "Vous ne payez qu'une fois : plus tard, dans une autre situation, vous pourrez faire établir une nouvelle carte.",
      ),
      typeset('Une question sur le paiement, ou une erreur ? Répondez à ce message.'),
    ],
    closing: `${typeset("Vous recevez ce message parce qu'une carte de situation a été payée avec l'adresse")} ${to}.`,
  };
}
