/** For the outbox: a domain that can never exist (RFC 2606). */
export const defaultSender = 'Situation Assessment <hello@service.invalid>';
