/** Letters, by the SMTP server that whoever runs this one has set. */

/** Milliseconds that the mail server may take for each step. */
const PATIENCE = 10_000;

/** One address and nothing else: letters and digits that need no quotes, at a name with a dot. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/i;

export interface MailOptions {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly smtp: string;
  /** Whom letters come from. */
  readonly from: string;
  /** Whether it may be reached unencrypted, though it is not on this machine. */
  readonly inside?: boolean;
}

const HERE = ['localhost', '127.0.0.1', '[::1]'];

export interface Letter {
  readonly to: string;
  readonly subject: string;
  /** Paragraphs; each may lead somewhere. */
  readonly paragraphs: readonly Paragraph[];
  /** A link that ends these letters, for people and for mail programs alike (RFC 8058). */
  readonly ending?: string;
}

interface Paragraph {
  readonly text: string;
  readonly link?: { readonly text: string; readonly url: string };
}

export function isAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text);
}

export class Mailer {
  readonly #from: string;
  readonly #transport;

  constructor({ smtp, from, inside = false }: MailOptions) {
    this.#from = from;
    // Without it, whoever is on the line says that there is no encryption, and reads along.
    const requireTLS = !inside && !HERE.includes(new URL(smtp).hostname.toLowerCase());
    // Loaded only where letters are sent.
    this.#transport = import('nodemailer').then(({ createTransport }) =>
      createTransport({
        url: smtp,
        connectionTimeout: PATIENCE,
        greetingTimeout: PATIENCE,
        socketTimeout: PATIENCE,
        requireTLS,
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    );
  }

  async send({ to, subject, paragraphs, ending }: Letter): Promise<void> {
    const transport = await this.#transport;
    await transport.sendMail({
      from: this.#from,
      to: { name: '', address: to },
      subject,
      text: paragraphs.map(({ text, link }) => (link ? `${text}\n${link.url}` : text)).join('\n\n'),
      html: paragraphs.map(htmlOf).join('\n'),
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(ending === undefined ? {} : { 'List-Unsubscribe': `<${ending}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
    });
  }

  close(): void {
    void this.#transport.then((transport) => transport.close());
  }
}

function htmlOf({ text, link }: Paragraph): string {
  const anchor = link ? `<br><a href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a>` : '';
  return `<p>${escapeHtml(text)}${anchor}</p>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
