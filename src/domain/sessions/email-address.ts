import { Err, Ok, type Result } from 'ts-results';

declare const emailKey: unique symbol;
/** An address in the form used for comparison: NFC, ASCII domain, lower case. */
export type EmailKey = string & { readonly [emailKey]: true };

export interface EmailAddress {
  /** Where mail goes: the local part as typed, the domain in ASCII and lower case. */
  readonly address: string;
  readonly key: EmailKey;
}

export interface EmailFault {
  readonly kind: 'email_malformed';
  readonly message: string;
}

declare const mailbox: unique symbol;
/**
 * The mailbox that limits count by. Several addresses may lead to one mailbox; they still belong to different users.
 */
export type Mailbox = string & { readonly [mailbox]: true };

const ignoresDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** Removes a tag after a plus sign, as many mail servers ignore it, and dots where the provider ignores them. */
export function mailboxOf({ key }: EmailAddress): Mailbox {
  const at = key.lastIndexOf('@');
  const [local, domain] = [key.slice(0, at), key.slice(at + 1)];
  const untagged = local.replace(/(?<=.)\+.*$/, '');
  const bare = ignoresDots.has(domain) ? untagged.replaceAll('.', '') : untagged;
  return `${bare}@${domain}` as Mailbox;
}

const lineBreakOrControl = /[\p{Cc}\u2028\u2029]/u;
const maxAddressLength = 254;
/** Longer than any valid address before its domain is converted to ASCII. Longer text is refused without reading it. */
const maxTypedLength = 1_000;
const maxLocalLength = 64;

/** RFC 5322 dot-atom. Quoted local parts and SMTPUTF8 are refused, because too few mail servers deliver to them. */
const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Characters that `URL` would interpret differently or silently drop. */
const notInHostName = /[\p{Cc}\p{Cf}\s/\\?#@:%[\]]/u;

/**
 * Reads an address as typed: trims it, brings it to NFC and its domain to ASCII (IDN). Dots and plus signs of the
 * local part are kept, so `a+x@example.com` and `a@example.com` are two people.
 * At most 254 characters in all and 64 before the `@` (RFC 5321).
 */
export function parseEmailAddress(typed: string): Result<EmailAddress, EmailFault> {
  if (typed.length > maxTypedLength) return tooLong;
  if (lineBreakOrControl.test(typed)) return malformed('An address is one line, without control characters.');
  const text = typed.trim().normalize('NFC');
  const at = text.lastIndexOf('@');
  if (at < 1) return malformed('Write an address like name@example.com.');
  const local = text.slice(0, at);
  const host = toAsciiHost(text.slice(at + 1));
  if (local.length > maxLocalLength)
    return malformed(`At most ${maxLocalLength} characters may stand before the @.`);
  if (!localPart.test(local))
    return malformed('The part before the @ holds a character that is not supported.');
  if (host === undefined) return malformed('The part after the @ is not a domain name.');
  const address = `${local}@${host}`;
  if (address.length > maxAddressLength) return tooLong;
  return Ok({ address, key: address.toLowerCase() as EmailKey });
}

const malformed = (message: string): Err<EmailFault> => Err({ kind: 'email_malformed', message });
const tooLong = malformed(`An address has at most ${maxAddressLength} characters.`);

/** The limit for one label, in UTF-16 units: 63 letters of two units each. */
const maxLabelLength = 126;
const labelEnd = /[.\u3002\uff0e\uff61]/;

/** Needed because the time to convert a label to ASCII grows with the square of its length. */
const isOfUsualLength = (domain: string): boolean =>
  domain.length <= maxAddressLength &&
  domain.split(labelEnd).every((label) => label.length <= maxLabelLength);

function toAsciiHost(domain: string): string | undefined {
  if (!isOfUsualLength(domain) || notInHostName.test(domain) || !URL.canParse(`http://${domain}`))
    return undefined;
  const host = new URL(`http://${domain}`).hostname;
  return hostName.test(host) ? host : undefined;
}
