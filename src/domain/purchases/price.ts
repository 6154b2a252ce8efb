export const mapProduct = 'situation-map';

/** The only currency. */
export const currency = 'USD';

const publicPriceCents = 19_700;
const practitionerPriceCents = 17_700;

/** The price of the situation map, in cents. */
export const mapPriceCents = ({ withPractitionerCode }: { readonly withPractitionerCode: boolean }): number =>
  withPractitionerCode ? practitionerPriceCents : publicPriceCents;
