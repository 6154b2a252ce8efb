/** Whether a user may use the situation map: `revoked` after a refund or while a payment is disputed. */
export type MapAccess = 'none' | 'granted' | 'revoked';
