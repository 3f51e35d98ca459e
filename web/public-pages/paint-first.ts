import { LATER, LATER_MODULE, LATER_SET, LATER_STYLESHEET, NOT_SHOWN, SHOWN, STILL, STILL_END } from './attributes.ts';

/** Stylesheets of the build by their addresses. */
export type Stylesheets = ReadonlyMap<string, string>;

/**
 * Runs in the page: fetches what was put off once it has been painted, with the picture that it opens with if that comes
 * within two seconds, and shows the sections further down; step by step, so that no task is long. In a tab in the
 * background nothing is painted before somebody looks.
 */
const FETCH_SCRIPTS = `Promise.race([
Promise.allSettled([...document.querySelectorAll("img[fetchpriority=high]")].map((image)=>image.decode())),
new Promise((late)=>setTimeout(late,2000))
]).then(()=>requestAnimationFrame(()=>{
const all=(selector,call)=>document.querySelectorAll(selector).forEach(call),steps=[
()=>all("link[rel=${LATER_STYLESHEET}]",(sheet)=>{sheet.rel="stylesheet"}),
()=>{all("link[rel=${LATER_MODULE}]",(link)=>{link.rel="modulepreload"});all("script[type=${LATER_MODULE}]",(later)=>{
const script=document.createElement("script");script.type="module";script.textContent=later.textContent;document.head.append(script)})},
()=>{const near=new IntersectionObserver((seen)=>seen.forEach(({isIntersecting,target})=>{if(isIntersecting){
near.unobserve(target);const set=target.getAttribute("${LATER_SET}");if(set)target.srcset=set;target.src=target.getAttribute("${LATER}")}}),{rootMargin:"600px"});
all("[${LATER}]",(element)=>near.observe(element))},
()=>all("style[media]",(faces)=>{faces.media="all"}),
()=>all("${NOT_SHOWN}",(section)=>steps.push(()=>{section.setAttribute("${SHOWN}","")}))],
next=()=>{const step=steps.shift();if(step){step();setTimeout(next,30)}};
setTimeout(next)}))`;

/** What React leaves as it came: elsewhere it would miss what it has sent. */
const STILL_PART = new RegExp(`<div ${STILL}="">.*?<span ${STILL_END}=""`, 'gs');
const LAZY = /<(?:iframe|img)\b[^>]*\bloading="lazy"[^>]*>(?:<\/iframe>)?/g;

/** What waits for a script that never runs gives way to its copy. */
const WITHOUT_SCRIPTS = `<noscript><style>[${LATER}]{display:none}</style></noscript>`;

/**
 * The same page, painted sooner: its styles are in it, and its modules, which change nothing that is seen, do not compete
 * with what is. The stylesheet itself is still fetched, for print and at the lowest priority, because other pages link it.
 */
export function paintFirst(html: string, nonce: string, stylesheets: Stylesheets): string {
  return html
    .replaceAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g, (link) => {
      // React Router ends the address of a sheet with # when a part that is loaded later has it, too.
      const styles = stylesheets.get(/ href="([^"#]+)/.exec(link)?.[1] ?? '');
      return styles === undefined ? link : inline(styles, html) + putOffSheet(link);
    })
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATER_MODULE}"`)
    .replaceAll(STILL_PART, (part) => part.replaceAll(LAZY, putOff))
    .replaceAll(/<script\b[^>]*>/g, (tag) =>
      tag.includes(` nonce="${nonce}"`) ? tag.replace(' type="module"', ` type="${LATER_MODULE}"`) : tag,
    )
    .replace('</head>', `${WITHOUT_SCRIPTS}</head>`)
    .replace('</body>', () => `<script nonce="${nonce}">${FETCH_SCRIPTS}</script></body>`);
}

/** Its styles are in the page; it is fetched, for print and at the lowest priority, because other pages link it. */
const putOffSheet = (link: string): string =>
  link.replace('<link', '<link media="print"').replace('rel="stylesheet"', `rel="${LATER_STYLESHEET}"`);

/** Keeps a picture's place as the picture itself would: without any, its alternative text stands there and may be wider. */
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Without scripts nothing can be sent for later, so everything comes, and is painted, at once. */
const PATIENT = / (?:loading="lazy"|decoding="async")/g;

/** "lazy" lets a browser fetch what is still two screens away. */
function putOff(element: string): string {
  const place = element.startsWith('<img') ? ` src="${NO_PICTURE}"` : '';
  const waiting = element.replace(' src="', `${place} ${LATER}="`).replace(/ srcset="/i, ` ${LATER_SET}="`);
  return `${waiting}<noscript>${element.replaceAll(PATIENT, '')}</noscript>`;
}

/**
 * Styles as elements: what is seen at once, and the faces. One that the page preloads counts at once where it is
 * preloaded (a phone on a slow line has its picture first); others, and elsewhere, wait like the scripts.
 */
function inline(styles: string, html: string): string {
  const faces = new Map<string, string>();
  const atOnce = styles.replaceAll(/@font-face\{[^}]*\}/g, (face) => {
    const file = /url\(["']?([^"')]+)/.exec(face)?.[1];
    if (!file) return face;
    const media = preloadedFor(file, html);
    faces.set(media, (faces.get(media) ?? '') + face);
    return '';
  });
  const elements = [...faces].map(([media, rules]) => `<style${media && ` media="${media}"`}>${rules}</style>`);
  return `<style>${atOnce}</style>${elements.join('')}`;
}

/** @returns the media query under which the page preloads the file: empty for always, `print` for never */
function preloadedFor(file: string, html: string): string {
  const link = html.match(/<link\b[^>]*>/g)?.find((tag) => tag.includes(`href="${file}"`));
  return link ? (/ media="([^"]*)"/.exec(link)?.[1] ?? '') : 'print';
}
