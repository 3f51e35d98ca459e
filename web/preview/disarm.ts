const ACTIVE = 'script, iframe, frame, object, embed, link, meta, base, template[shadowrootmode], portal';

/**
 * Takes out of a parsed document what could act: scripts, frames, refreshes, event handlers, focus grabbing. The
 * policy of the frame forbids all of it as well; this keeps the attempts out of the console and out of the way.
 */
export function disarm(page: Document): void {
  for (const element of page.querySelectorAll(ACTIVE)) element.remove();
  for (const element of page.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (/^on/i.test(name) || /^(autofocus|ping|srcdoc|formaction|target)$/i.test(name)) element.removeAttribute(name);
    }
  }
}
