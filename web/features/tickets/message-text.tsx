import { findLinks } from './find-links.ts';

/** What somebody wrote, with its line breaks. Where a link leads learns nothing of us. */
export function MessageText({ children }: { children: string }) {
  return (
    <div className="wrap-anywhere whitespace-pre-wrap">
      {findLinks(children).map(({ text, href }, i) =>
        href ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
            key={i}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="text-accent underline underline-offset-2"
          >
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </div>
  );
}
