/** For the outbox: a domain that can never exist (RFC 2606). */
export const defaultSender = 'hello@service.invalid';
