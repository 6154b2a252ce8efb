export const mapProduct = 'situation-map';

/** The only currency. */
export const currency = 'USD';

const publicPriceCents = 19_700;
const practitionerPriceCents = 17_700;

/** What the situation map costs, in cents. */
export const mapPriceCents = ({ withPractitionerCode }: { readonly withPractitionerCode: boolean }): number =>
  withPractitionerCode ? practitionerPriceCents : publicPriceCents;
