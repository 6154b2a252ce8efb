import type { MailOf } from '#application/ports/mailer.ts';
import type { Language } from '#domain/language.ts';
import type { PerProduct } from '#domain/products/product.ts';
import type { MailContent } from './mail-layout.ts';
import { longDay } from '#adapters/presentation/long-day.ts';
import { money } from '#adapters/presentation/money.ts';
import { productNames } from '#adapters/presentation/product-names.ts';
import { typeset } from './mail-typography.ts';

type Receipt = MailOf<'receipt'>;

type Text = (mail: Receipt) => MailContent;

const texts: PerProduct<Readonly<Record<Language, Text>>> = { 'situation-map': { en: english, fr: french } };

export const receiptText = {
  en: (mail) => texts[mail.product].en(mail),
  fr: (mail) => texts[mail.product].fr(mail),
} as const satisfies Readonly<Record<Language, Text>>;

function english({ to, product, link, amountCents, paidAt }: Receipt): MailContent {
  return {
    language: 'en',
    subject: 'Your payment for the situation map',
    preview: 'Your questionnaire is waiting for you.',
    heading: 'Thank you for your payment',
    facts: [
      { label: 'Product', text: productNames[product].en },
      { label: 'Amount paid', text: money(amountCents, 'en') },
      { label: 'Paid on', text: longDay(paidAt, 'en') },
    ],
    opening:
      'Your map begins with your answers: a questionnaire about your work, your week and your goal. Ten quiet minutes are enough:',
    action: { label: 'Start the questionnaire', link },
    notes: [
      'You can stop at any time and go on later: what you have entered is saved. Once you send the questionnaire, ' +
        'your report is written, and we tell you when it is ready.',
      'You pay once: later, in another situation, you can have a new map made.',
      'Do you have a question about the payment, or is something wrong with it? Reply to this message. A person reads it.',
    ],
    closing: `This message was sent to ${to} because a situation map was paid for with this address.`,
  };
}

function french({ to, product, link, amountCents, paidAt }: Receipt): MailContent {
  return {
    language: 'fr',
    subject: 'Votre paiement pour la carte de situation',
    preview: 'Votre questionnaire vous attend.',
    heading: 'Merci pour votre paiement',
    facts: [
      { label: 'Produit', text: productNames[product].fr },
      { label: 'Montant payé', text: money(amountCents, 'fr') },
      { label: 'Payé le', text: longDay(paidAt, 'fr') },
    ],
    opening: typeset(
      'Votre carte commence par vos réponses : un questionnaire sur votre travail, votre semaine et votre objectif. Dix minutes au calme suffisent :',
    ),
    action: { label: 'Commencer le questionnaire', link },
    notes: [
      typeset(
        'Vous pouvez vous arrêter à tout moment et reprendre plus tard : ce que vous avez saisi est conservé. Une fois le ' +
          'questionnaire envoyé, votre rapport est rédigé, et un message vous prévient quand il est prêt.',
      ),
      typeset(
        "Vous ne payez qu'une fois : plus tard, dans une autre situation, vous pourrez faire établir une nouvelle carte.",
      ),
      typeset("Une question sur le paiement, ou une erreur ? Répondez à ce message : quelqu'un le lira."),
    ],
    closing: `${typeset("Vous recevez ce message parce qu'une carte de situation a été payée avec l'adresse")} ${to}.`,
  };
}
