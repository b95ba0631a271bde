import type { EmailDriver } from '@supabase/lite';
import { currentRequest } from './current-request.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The addresses of the links in the mail. */
  readonly links: readonly string[];
  /** The six digits that can be typed instead of following a link. */
  readonly code?: string;
  readonly sentAt: string;
}

export interface MailBox {
  readonly driver: EmailDriver;
  /** Oldest first. */
  list(): readonly Mail[];
}

const VERIFY_LINK = /https?:\/\/[^\s"'<>]+\/auth\/v1\/verify\?[^\s"'<>]+/g;
const KEPT = 200;

/** Keeps mails instead of sending them. */
export function createMailBox(): MailBox {
  const mails: Mail[] = [];
  const address = (link: string) => {
    const request = currentRequest.getStore();
    return request === undefined ? link : addressLink(link, new URL(request.url));
  };
  return {
    list: () => mails,
    driver: {
      async send({ to, subject, text, html }) {
        const body = (text ?? html?.replaceAll(/<[^>]*>/g, ' ') ?? '').replaceAll(VERIFY_LINK, address);
        const code = body.replaceAll(VERIFY_LINK, '').match(/\b\d{6}\b/)?.[0];
        const links = body.match(VERIFY_LINK) ?? [];
        const sentAt = new Date().toISOString();
        mails.push({ to, subject, text: body, links, sentAt, ...(code === undefined ? {} : { code }) });
        mails.splice(0, mails.length - KEPT);
      },
    },
  };
}

/** As on hosted Supabase, the link leads to this server, which redirects to the address that the client requested. */
function addressLink(link: string, request: URL): string {
  const { pathname, search } = new URL(link);
  const addressed = new URL(`${pathname}${search}`, request.origin);
  const wanted = request.searchParams.get('redirect_to');
  if (wanted !== null) {
    addressed.searchParams.set('redirect_to', wanted);
  }
  return addressed.href;
}
