interface MailFrameProps {
  title: string;
  html: string;
  /** Links can be followed, each in a tab of its own. */
  links?: boolean;
}

/**
 * A mail as its reader sees it, in a document of its own: no script runs in it, it has no origin, and it is shown light
 * as in a mail program.
 */
export function MailFrame({ title, html, links = false }: MailFrameProps) {
  const page = links ? html.replace(/<head>/i, '<head><base target="_blank">') : html;
  return (
    <iframe
      title={title}
      srcDoc={page}
      sandbox={links ? 'allow-popups allow-popups-to-escape-sandbox' : ''}
      className={`${links ? 'h-112' : 'h-80'} w-full rounded-sm border border-line bg-white [color-scheme:light]`}
    />
  );
}
