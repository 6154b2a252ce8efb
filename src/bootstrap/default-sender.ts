/** For the outbox: a name that can never be a real host (RFC 2606). */
export const defaultSender = 'Situation Assessment <no-reply@service.invalid>';
