import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Element } from '../../../model/element.ts';
import { writePage } from '../../../write-page.ts';
import { element, harbourPage } from '../testing/harbour-page.ts';

const { html } = await writePage(harbourPage(), 'bootstrap');
const body = html.slice(html.indexOf('<body'));

/** What a page of one element becomes. */
async function write(...children: Element[]): Promise<string> {
  const page = harbourPage();
  const { html } = await writePage({ ...page, body: { ...page.body, children } }, 'bootstrap');
  return html.slice(html.indexOf('<body>') + 6, html.indexOf('</body>')).trim();
}

describe('a page in Bootstrap', () => {
  it('has the shadows of its boxes, which mostly fall straight down', async () => {
    const card = (text: string) =>
      element('article', { 'background-color': '#ffffff', 'box-shadow': '0 10px 30px rgba(0, 0, 0, 0.12)' }, [
        element('h2', {}, [text]),
        element('p', {}, ['Ferries of today']),
      ]);
    const cards = await write(card('North'), card('South'));
    expect(cards.match(/class="[^"]*\bshadow(-lg|-sm)?\b/g)).toHaveLength(2);
  });

  it('lets what is behind a button shine through it, also under the pointer', async () => {
    const glass = { 'background-color': 'rgba(255, 255, 255, 0.15)', color: '#ffffff', padding: '12px 20px' };
    const hero = element('section', { background: 'linear-gradient(90deg, #4f46e5, #db2777)' }, [
      element('button', glass, ['Watch the tour']),
    ]);
    const page = harbourPage();
    const { html } = await writePage({ ...page, body: { ...page.body, children: [hero] } }, 'bootstrap');
    expect(html).toContain('--bs-btn-bg: rgb(255 255 255 / 15%)');
    expect(html).toContain('--bs-btn-hover-bg: rgb(255 255 255 / 30%)');
  });

  it('prints no colour that nothing has, and takes none from what shines through', async () => {
    const glass = { 'background-color': 'rgba(255, 255, 255, 0.15)', color: '#ffffff', padding: '12px 20px' };
    const hero = element('section', { background: 'linear-gradient(90deg, #4f46e5, #db2777)' }, [
      element('h1', { color: '#ffffff' }, ['Books']),
      element('button', glass, ['Watch the tour']),
    ]);
    const page = harbourPage();
    const { html } = await writePage({ ...page, body: { ...page.body, children: [hero] } }, 'bootstrap');
    expect(html).not.toMatch(/--bs-(secondary|success|info|warning|danger|light|dark)[^:]*:/);
    expect(html).toContain('--bs-gradient: linear-gradient(90deg, #4f46e5, #db2777)');
  });

  it('gives the darkest ground its own class, however often another one is that of letters', async () => {
    const words = (css: object, text: string) => element('p', { ...css }, [text]);
    const sidebar = element('aside', { 'background-color': '#111827', color: '#cbd5e1' }, [
      element('p', { 'background-color': '#1f2937', color: '#ffffff' }, ['Deliveries']),
      words({}, 'Growers of the region, their crates and their cold rooms'),
    ]);
    const main = words({ color: '#1f2937' }, 'Crates per day in the last two weeks. '.repeat(12));
    expect(await write(sidebar, main)).toMatch(/<aside class="[^"]*\bbg-dark\b/);
    const page = harbourPage();
    const { html } = await writePage({ ...page, body: { ...page.body, children: [sidebar, main] } }, 'bootstrap');
    expect(html).toContain('--bs-dark: #111827;');
  });

  it.each([
    ['space-between', true],
    ['flex-start', false],
  ])('puts a menu beside a brand with %s where it stands', async (justify, isPushed) => {
    const list = element('ul', { display: 'flex', 'list-style': 'none' }, [
      element('li', {}, [element('a', { color: '#ffffff' }, ['Stock'])]),
      element('li', {}, [element('a', { color: '#ffffff' }, ['Orders'])]),
    ]);
    const drawer = element('div', { 'background-color': '#111827' }, [list, element('button', {}, ['Log in'])], {
      attributes: { id: 'menu', popover: 'auto' },
    });
    const bar = element('section', { 'background-color': '#111827', color: '#ffffff' }, [
      element('div', { display: 'flex', 'justify-content': justify }, [element('p', {}, ['Tannery Road']), drawer]),
    ]);
    const html = await write(bar);
    expect(html.includes('justify-content-lg-end')).toBe(isPushed);
    expect(html.includes('mx-lg-auto')).toBe(isPushed);
  });

  it('has a dark bar in the colours that it has there, on the ground of its hero', async () => {
    const links = ['Boats', 'Prices', 'Journal'].map((text) =>
      element('li', {}, [element('a', { color: '#ffffff' }, [text])]),
    );
    const bar = element('header', { display: 'flex', color: '#ffffff' }, [
      element('a', { color: '#ffffff', 'font-weight': '700' }, ['Tidepool']),
      element('nav', {}, [element('ul', { display: 'flex', 'list-style': 'none' }, links)]),
    ]);
    const hero = element('section', { 'background-color': '#0f172a', color: '#ffffff' }, [
      bar,
      element('h1', {}, ['Small data']),
    ]);
    const more = element('p', {}, [element('a', { color: '#b85c00' }, ['All journals'])]);
    const page = harbourPage();
    const { html } = await writePage({ ...page, body: { ...page.body, children: [hero, more] } }, 'bootstrap');
    expect(html).toMatch(/<header class="navbar[^"]*" data-bs-theme="dark">/);
    expect(html).toMatch(/\.navbar\[data-bs-theme="dark"\] \{[^}]*--bs-navbar-color: var\(--bs-white\);/);
    expect(html).toMatch(/\[data-bs-theme="dark"\] \{[^}]*--bs-link-color: #b85c00;/);
  });

  it('has no style attribute, and no rule but those that set variables of Bootstrap on its own classes', async () => {
    expect(html).not.toContain(' style=');
    const sheet = html.match(/<style>([\s\S]*)<\/style>/)![1];
    const bootstrap = await readFile('node_modules/bootstrap/dist/css/bootstrap.css', 'utf8');
    const selectors = [...sheet.matchAll(/([^{}\s]+) \{/g)].map(([, selector]) => selector);
    expect(selectors).toContain(':root');
    expect(
      selectors.filter((selector) => !bootstrap.includes(`${selector} {`) && !bootstrap.includes(`${selector},`)),
    ).toEqual([]);
    const names = [...sheet.matchAll(/^\s*([\w-]+):/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !name.startsWith('--bs-'))).toEqual([]);
  });

  it('has only classes that Bootstrap has', async () => {
    const sheet = await readFile('node_modules/bootstrap/dist/css/bootstrap.css', 'utf8');
    const classes = new Set([...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names.split(' ')));
    // Bootstrap speaks of these two only in its scripts and its documents.
    const unknown = [...classes].filter((name) => !sheet.includes(`.${name}`) && name !== 'nav-item');
    expect(unknown).toEqual([]);
  });

  it.each([
    'navbar',
    'navbar-brand',
    'container',
    'row row-cols-1 row-cols-md-3 g-4',
    'card h-100',
    'card-body',
    'btn btn-primary',
    'table-responsive',
    'form-control',
    'form-check-input',
    'col-lg-8',
  ])('uses %s', (names) => {
    expect(body).toMatch(new RegExp(`class="${names}[ "]`));
  });

  it('says on all cards what the largest have', () => {
    expect(html).toMatch(/\.card \{[^}]*--bs-card-spacer-y: 1\.5rem;/);
  });

  it('writes cards alike, but for what sets one apart', () => {
    const cards = body.match(/<article class="[^"]*"/g);
    expect(cards).toEqual([
      '<article class="card shadow-sm h-100"',
      '<article class="card border-primary border-2 shadow-sm h-100"',
      '<article class="card shadow-sm h-100"',
    ]);
  });
});

it('sets the variables of the page, also where Bootstrap declares them on a component', () => {
  expect(html).toMatch(/\.btn-primary \{\s+[^}]*--bs-btn-bg: var\(--bs-primary\);/);
  expect(html).toContain('--bs-primary: #4f46e5;');
  expect(html).toContain('--bs-primary-rgb: 79, 70, 229;');
  expect(html).toContain('--bs-btn-hover-bg: color-mix(in srgb, var(--bs-primary), black 15%);');
  expect(html).toContain('--bs-body-font-family: "Inter", sans-serif;');
});

it('leaves descriptions in Exact mode to their own printer', async () => {
  const { mode: _, ...page } = harbourPage();
  expect((await writePage(page, 'bootstrap')).html).toContain(' style=');
});

it('puts a picture behind the content as an image', async () => {
  const hero = element(
    'section',
    { 'background-image': "url('data:image/png;base64,AA')", 'background-size': 'cover' },
    [element('h1', { 'font-size': '40px' }, ['Sail'])],
  );
  const written = (await write(hero)).replace(/\s+/g, ' ');
  // What distances it keeps is not what this is about: they depend on whether a test before has opened the layout.
  expect(written).toMatch(/<section class="position-relative z-0 overflow-hidden( [mp][tb]-\d)*">/);
  expect(written).toContain(
    '<img class="position-absolute top-0 start-0 w-100 h-100 object-fit-cover z-n1" src="data:image/png;base64,AA" alt="" />',
  );
});

it('writes a progress bar without a style attribute', async () => {
  const bar = element('div', { width: '62%', height: '100%', 'background-color': '#4f46e5' });
  const progress = element('div', { height: '8px' }, [bar], {
    attributes: { role: 'meter', 'aria-valuenow': '62' },
  });
  expect(await write(progress)).toContain('<div class="progress-bar col-7 bg-primary"></div>');
});

it('says how high bars of progress are where they are not as high as Bootstrap’s', async () => {
  const progress = (height: string): Element =>
    element('div', { height }, [element('div', { width: '50%', 'background-color': '#4f46e5' })], {
      attributes: { role: 'meter' },
    });
  const styleOf = async (...heights: string[]): Promise<string> => {
    const page = harbourPage();
    const children = heights.map(progress);
    return (await writePage({ ...page, body: { ...page.body, children } }, 'bootstrap')).html;
  };
  expect(await styleOf('8px', '8px', '12px')).toContain('--bs-progress-height: 0.5rem;');
  expect(await styleOf('16px')).not.toContain('--bs-progress-height');
});

it('gives a bar of progress beside others what room there is', async () => {
  const bar = element('div', { width: '50%', 'background-color': '#4f46e5' });
  const progress = element('div', { width: '80px', 'flex-shrink': '0' }, [bar], { attributes: { role: 'meter' } });
  const row = element('div', { display: 'flex' }, [element('p', {}, ['50%']), progress]);
  expect(await write(row)).toMatch(/class="progress flex-grow-1"/);
});

const card = (...children: Element[]): Element => {
  const css = { 'background-color': '#ffffff', border: '1px solid #d1d5db', 'border-radius': '8px' };
  return element('article', { ...css, display: 'flex', 'flex-direction': 'column' }, children);
};

it('writes what stands above a line at the top of a card as its header, which draws the line', async () => {
  const part = (...words: string[]): Element =>
    element(
      'div',
      { padding: '16px' },
      words.map((one) => element('p', {}, [one])),
    );
  const written = await write(card(part('Boats'), element('hr', {}), part('Sloop', 'Ketch')));
  expect(written).toMatch(/class="card-header p-3 bg-transparent"/);
  expect(written).not.toContain('<hr');
});

it('keeps a page that is narrower than a container on the columns that come nearest', async () => {
  const page = (width: string): Element =>
    element('main', { 'max-width': width, 'margin-left': 'auto', 'margin-right': 'auto' }, [
      element('p', {}, ['Sail']),
    ]);
  expect(await write(page('896px'))).toMatch(/class="container col-lg-9/);
  expect(await write(page('1100px'))).toMatch(/class="container(?! col)/);
});

it('draws the signs of a breadcrumb and marks the page', async () => {
  const item = (name: string, isLast: boolean) =>
    element('li', {}, [
      element('a', { 'text-decoration': 'none' }, [name], {
        attributes: { href: '#', ...(isLast ? { 'aria-current': 'page' } : {}) },
      }),
    ]);
  const trail = element('ol', { display: 'flex', gap: '8px' }, [
    item('Home', false),
    element('li', {}, ['/']),
    item('Boats', true),
  ]);
  const nav = element('nav', {}, [trail], { attributes: { 'aria-label': 'Breadcrumb' } });
  expect((await write(nav)).match(/class="breadcrumb[^"]*"/g)).toEqual([
    'class="breadcrumb mb-0"',
    'class="breadcrumb-item"',
    'class="breadcrumb-item active"',
  ]);
});

it('keeps a picture that fills a box behind its content', async () => {
  const css = {
    position: 'absolute',
    inset: '0',
    'z-index': '-10',
    width: '100%',
    height: '100%',
    'object-fit': 'cover',
  };
  const picture = { ...element('img', css, [], { attributes: { src: 'a.png', alt: '' } }), name: 'photograph' };
  const hero = element('section', { position: 'relative', isolation: 'isolate' }, [
    picture,
    element('h1', { 'font-size': '40px' }, ['Sail']),
  ]);
  const written = await write(hero);
  expect(written).toMatch(/<section class="[^"]*\bz-0\b/);
  expect(written).toMatch(/<img\s+class="[^"]*\bz-n1\b/);
});

it('shows what lies behind a box only where it does', async () => {
  const css = { position: 'absolute', inset: '0', 'z-index': '-10', width: '100%', height: '100%', display: 'none' };
  const backdrop = { ...element('img', css, [], { attributes: { src: 'a.svg', alt: '' } }), name: 'backdrop' };
  const box = element('div', { position: 'relative', isolation: 'isolate' }, [
    { ...backdrop, at: { lg: { display: 'block' } } },
    element('p', {}, ['Sail']),
  ]);
  expect((await write(box)).replace(/\s+/g, ' ')).toContain(
    'class="d-none d-lg-block position-absolute top-0 start-0 w-100 h-100 object-fit-cover z-n1"',
  );
});

it('gives a photograph with words on a part of it its height', async () => {
  const css = {
    ...{ position: 'absolute', inset: '0', 'z-index': '-10' },
    ...{ width: '100%', height: '100%', 'object-fit': 'cover' },
  };
  const picture = { ...element('img', css, [], { attributes: { src: 'a.png', alt: '' } }), name: 'photograph' };
  const words = element('h2', { 'font-size': '20px', 'line-height': '28px' }, ['Sail']);
  const tile = element('div', { position: 'relative', 'padding-top': '300px', 'padding-bottom': '16px' }, [
    picture,
    words,
  ]);
  const written = (await write(tile)).replace(/\s+/g, ' ');
  expect(written).toContain('height="344"');
  expect(written).toMatch(/class="position-absolute top-0 start-0 w-100 h-100 [^"]*justify-content-end/);
});

it('keeps the gradient of a sidebar beside others', async () => {
  const css = { background: 'linear-gradient(180deg, #4e73df, #224abe)', display: 'flex', 'flex-direction': 'column' };
  const aside = element('aside', css, [element('p', {}, ['Boats'])], {
    at: { lg: { width: '256px', 'flex-shrink': '0' } },
  });
  const band = element('div', { background: 'linear-gradient(180deg, #1cc88a, #12865c)' }, [
    element('p', {}, ['Sail']),
  ]);
  const written = (await write(aside, element('main', {}, [band]))).replace(/\s+/g, ' ');
  expect(written).toMatch(/<div class="offcanvas[^"]* bg-gradient" data-bs-theme="blue"/);
});

it('keeps the room in links whose list has a distance of its own', async () => {
  const list = (css: object, room: string) =>
    element(
      'ul',
      { display: 'flex', 'flex-direction': 'column', 'list-style': 'none', ...css },
      ['Boats', 'Ports', 'Tides'].map((text) =>
        element('li', {}, [{ ...element('a', { padding: room }, [text]), attributes: { href: '#' } }]),
      ),
    );
  const menus = await write(element('nav', {}, [list({ gap: '4px' }, '16px 0'), list({ gap: '4px' }, '0')]));
  expect(menus.match(/class="nav-link px-0 py-3/g)).toHaveLength(3);
  expect(menus.match(/class="nav-link p-0/g)).toHaveLength(3);
});

it('keeps a sidebar as wide as it is, as an offcanvas that is open', async () => {
  const aside = element('aside', {}, [element('p', {}, ['Boats'])], {
    at: { lg: { width: '256px', 'flex-shrink': '0' } },
  });
  const content = element('main', { flex: '1 1 0%' }, [element('p', {}, ['Sail'])]);
  const { html: page } = await writePage(
    {
      ...harbourPage(),
      body: {
        ...element('body', { display: 'flex', 'flex-direction': 'column' }, [aside, content]),
        at: { lg: { 'flex-direction': 'row' } },
      },
    },
    'bootstrap',
  );
  expect(page).toMatch(/<div class="offcanvas offcanvas-start show position-static/);
  expect(page).toContain('--bs-offcanvas-width: 16rem;');
  // What stands beside it is no wider than the rest of the screen.
  expect(page).toMatch(/<main class="[^"]*flex-fill overflow-x-auto"/);
});

it('writes a field that is some columns wide in a column', async () => {
  const field = element('input', { 'max-width': '400px', width: '100%' }, [], { attributes: { type: 'text' } });
  expect((await write(field)).replace(/\s+/g, ' ')).toMatch(/<div class="col[^"]*"> ?<input class="form-control/);
});

it('makes a figure the body of its card, so that its caption is one', async () => {
  const figure = element('figure', { border: '1px solid #dddddd', padding: '16px' }, [
    element('blockquote', {}, ['Fair winds']),
    element('figcaption', {}, ['A sailor']),
  ]);
  expect((await write(figure)).replace(/\s+/g, ' ')).toMatch(
    /<div class="card[^"]*"> ?<figure class="card-body[^"]*"> ?<blockquote.*<figcaption[^>]*>A sailor<\/figcaption> ?<\/figure>/,
  );
});

it('does not add a margin to all of the width', async () => {
  const wide = element('p', { width: '100%', 'align-self': 'flex-start', 'margin-left': '16px' }, ['Sail']);
  const written = await write(element('div', { display: 'flex', 'flex-direction': 'column' }, [wide]));
  expect(written).toMatch(/<p class="align-self-stretch[^"]*ms-3/);
  expect(written).not.toContain('w-100');
});

it('puts a large picture with a margin into a frame that has it', async () => {
  const picture = element('img', { width: '400px', 'margin-left': '24px' }, [], {
    attributes: { src: 'a.png', alt: '' },
  });
  expect((await write(picture)).replace(/\s+/g, ' ')).toMatch(/<div class="ms-4"> ?<img class="img-fluid"/);
});

it('says how many columns a grid has on a phone', async () => {
  const grid = element('div', { display: 'grid', gap: '16px' }, [element('p', {}, ['A']), element('p', {}, ['B'])], {
    at: { lg: { 'grid-template-columns': 'repeat(2, minmax(0, 1fr))' } },
  });
  expect(await write(grid)).toContain('row row-cols-1 row-cols-lg-2');
});

it('keeps the size of a small box with a picture behind its sign', async () => {
  const sign = element('svg', { width: '16px', height: '16px' }, [], { attributes: { viewBox: '0 0 16 16' } });
  const backdrop = { ...element('img', { position: 'absolute', inset: '0' }), name: 'backdrop' };
  const css = {
    ...{ width: '48px', height: '48px', display: 'flex', 'align-items': 'center', 'justify-content': 'center' },
    'background-color': '#4f46e5',
  };
  const written = await write(element('div', css, [backdrop, sign]));
  expect(written).toMatch(/<svg[^>]*width="48"/);
  expect(written).not.toContain('<img');
});

it('stripes a table whose odd rows have a ground of their own', async () => {
  const tableWith = (state: string): Element => {
    const row = (words: string): Element =>
      element('tr', {}, [element('td', { padding: '8px' }, [words])], {
        states: { [state]: { 'background-color': '#f1f5f9' } },
      });
    return element('table', { width: '100%' }, [element('tbody', {}, ['A', 'B', 'C'].map(row))]);
  };
  expect(await write(tableWith(':nth-child(odd)'))).toContain('table-striped');
  expect(await write(tableWith(':nth-child(even)'))).not.toContain('table-striped');
});

it('draws a band behind the page as high as it is', async () => {
  const place = { position: 'absolute', top: '0', left: '0', width: '100%', height: '300px', 'z-index': '-10' };
  const written = await write(element('div', { ...place, 'background-color': '#4f46e5' }));
  expect(written).toMatch(/<svg[^>]*height="300"/);
  expect(written).toContain('position-absolute');
  expect(written).toContain('w-100');
});

it('keeps the room around the sign of a link on a disc', async () => {
  const sign = element('svg', { width: '16px', height: '16px' }, [], { attributes: { viewBox: '0 0 16 16' } });
  const css = {
    ...{ width: '36px', height: '36px', display: 'flex', 'align-items': 'center', 'justify-content': 'center' },
    'background-color': '#1f2950',
  };
  const link = element('a', css, [sign], { attributes: { href: '#', 'aria-label': 'News feed' } });
  const html = (await write(link)).replace(/\s+/g, ' ');
  expect(html).toMatch(/<a class="btn d-inline-flex [^"]*\bp-0\b/);
  // Bootstrap's border is around it.
  expect(html).toContain('viewBox="-9 -9 34 34" width="34" height="34"');
});

it('makes what opens more entries of a list a link of it, as a button', async () => {
  const entry = (child: Element): Element => element('li', {}, [child]);
  const links = ['Boats', 'Ports'].map((name) =>
    entry(element('a', { 'padding-top': '8px' }, [name], { attributes: { href: '#' } })),
  );
  const more = element('button', { 'background-color': 'transparent', border: '0' }, ['Pages']);
  const list = element('ul', { 'list-style': 'none', display: 'flex', 'flex-direction': 'column' }, [
    ...links,
    entry(more),
  ]);
  expect(await write(element('nav', {}, [list]))).toMatch(/<button\s+class="nav-link[^"]*"/);
});

it('gives fields their height by their lines where padding alone does not', async () => {
  const css = { 'font-size': '16px', 'line-height': '24px', 'padding-top': '12px', border: '1px solid #d1d5db' };
  const field = element('input', css, [], { attributes: { type: 'text', 'aria-label': 'Boat' } });
  expect(await write(field)).toMatch(/class="form-control py-2 lh-lg"/);
});

it('has the height of the screen for what stands beside all of a page only', async () => {
  const aside = element('aside', {}, [element('p', {}, ['Boats'])], { at: { lg: { width: '256px' } } });
  const drawer = element('div', {}, [aside], {
    attributes: { id: 'sidebar', popover: 'auto' },
    at: { lg: { display: 'contents' } },
  });
  expect(await write(drawer)).toMatch(/<aside[^>]*min-vh-100/s);
  expect(await write(element('main', {}, [element('h1', {}, ['Sail']), drawer]))).not.toMatch(/<aside[^>]*min-vh-100/s);
});

it('takes the mark of a list item from the head of a panel', async () => {
  const panel = element('details', {}, [
    element('summary', { display: 'block' }, [element('span', {}, ['How long?'])]),
  ]);
  expect(await write(panel)).toContain('<summary class="d-block">');
});

it('fills the container of a bar, and names the words of its brand', async () => {
  const brand = element('div', { display: 'flex', gap: '16px' }, [
    element('a', { 'font-size': '14px' }, ['Sail'], { attributes: { href: '#' } }),
    element('span', {}, ['beta']),
  ]);
  const links = ['Boats', 'Ports'].map((name) =>
    element('li', {}, [element('a', {}, [name], { attributes: { href: '#' } })]),
  );
  const nav = element('nav', { display: 'flex', 'justify-content': 'space-between' }, [
    brand,
    element('ul', {}, links),
  ]);
  const css = { 'max-width': '1140px', 'margin-left': 'auto', 'margin-right': 'auto', 'padding-top': '8px' };
  const written = (await write(element('header', css, [nav]))).replace(/\s+/g, ' ');
  expect(written).toMatch(/<header class="navbar[^"]*"> ?<div class="container[^"]*"> ?<nav class="[^"]*flex-fill/);
  expect(written).toMatch(/<a class="navbar-brand[^"]*" href="#"> ?Sail/);
});

it('takes no list of links for the brand of a bar', async () => {
  const entries = ['Boats', 'Ports'].map((name) =>
    element('li', {}, [element('a', {}, [name], { attributes: { href: '#' } })]),
  );
  const row = { display: 'flex', gap: '16px' };
  const header = element('header', { ...row, 'justify-content': 'space-between' }, [
    element('div', row, [element('ul', row, entries)]),
    element('p', {}, ['Harbour']),
  ]);
  const written = await write(header);
  expect(written).toContain('Boats');
  expect(written).not.toMatch(/<div[^>]*navbar-brand/);
});

it('keeps links on a dark page as light as its text', async () => {
  const page = harbourPage();
  const link = element('a', { color: '#ffffff' }, ['Sail'], { attributes: { href: '#' } });
  const css = { 'background-color': '#1e293b', color: '#ffffff' };
  const body = { ...page.body, css, children: [element('footer', {}, [element('p', {}, ['Boats']), link])] };
  const { html: dark } = await writePage({ ...page, body }, 'bootstrap');
  expect(dark).toMatch(/<a class="text-reset/);
  expect(dark).not.toContain('link-body-emphasis');
});

it('marks the open page of a menu as a pill, and says the colour of words and sign on the link', async () => {
  const item = (name: string, css: Element['css'], color: string) =>
    element('li', {}, [
      element(
        'a',
        { display: 'flex', padding: '8px 0 8px 16px', color: '#000000', ...css },
        [element('span', { color }, [name])],
        { attributes: { href: '#' } },
      ),
    ]);
  const open = { 'background-color': '#4f46e5', 'border-radius': '6px' };
  const list = element('ul', { 'list-style': 'none' }, [
    item('Boats', open, '#ffffff'),
    item('Ports', {}, '#64748b'),
    item('Crews', {}, '#64748b'),
  ]);
  const page = harbourPage();
  const { html } = await writePage(
    { ...page, body: { ...page.body, children: [element('nav', {}, [list])] } },
    'bootstrap',
  );
  const written = html.replace(/\s+/g, ' ');
  expect(written).toMatch(/<ul class="nav nav-pills/);
  expect(written).toMatch(/<a class="nav-link active" href="#"> ?<span>Boats<\/span>/);
  expect(written).toMatch(/<a class="nav-link" href="#"> ?<span>Ports<\/span>/);
  expect(written).toMatch(/\.nav \{[^}]*--bs-nav-link-color: #64748b;/);
  expect(written).toContain('--bs-nav-pills-link-active-color: #fff;');
});

it('puts a sign and its words in one line of a badge', async () => {
  const look = { display: 'inline-flex', gap: '4px', 'background-color': '#dcfce7', padding: '4px 8px' };
  const words = element('span', { color: '#166534', 'font-size': '12px' }, ['Active']);
  const badge = { ...element('span', look, [element('svg', { width: '6px', height: '6px' }), words]), name: 'badge' };
  const written = await write(element('p', {}, [badge]));
  expect(written).toMatch(/class="badge d-inline-flex align-items-center gap-1/);
});

it('draws rules as they are, not pale', async () => {
  expect(await write(element('hr', { border: '0', 'border-top': '1px solid #e2e8f0' }))).toContain('opacity-100');
});

const pageOf = async (css: Element['css'], ...children: Element[]): Promise<string> => {
  const page = harbourPage();
  const { html } = await writePage({ ...page, body: { ...page.body, css, children } }, 'bootstrap');
  return html.replace(/\s+/g, ' ');
};

it('draws a short line as wide as some of the twelve columns', async () => {
  const line = { border: '0', 'border-top': '4px solid #4f46e5', width: '100%', 'max-width': '56px' };
  expect(await write(element('hr', { ...line, 'margin-left': 'auto', 'margin-right': 'auto' }))).toMatch(
    /<hr class="[^"]*\bcol-1 mx-auto/,
  );
});

it('gives each row of a bar a line of its own', async () => {
  const links = ['Boats', 'Ports', 'Crews'].map((name) =>
    element('li', {}, [element('a', {}, [name], { attributes: { href: '#' } })]),
  );
  const list = element('ul', { display: 'flex', gap: '24px', width: '600px' }, links);
  const bar = element('header', { 'background-color': '#ffffff' }, [
    element('div', { display: 'flex' }, [element('a', {}, ['Sail'], { attributes: { href: '#' } })]),
    element('hr', { border: '0', 'border-top': '1px solid #e2e8f0' }),
    element('nav', {}, [list]),
  ]);
  const written = (await write(bar)).replace(/\s+/g, ' ');
  expect(written).toMatch(/<hr class="[^"]*w-100/);
  expect(written).toMatch(/<nav class="w-100/);
  // As wide as its words.
  expect(written).toMatch(/<ul class="navbar-nav(?![^"]*col-)/);
});

it('puts what stands at the end of the screen there', async () => {
  const footer = element('footer', { 'background-color': '#eeeeee', 'margin-top': '180px' }, [
    element('p', {}, ['Sail']),
  ]);
  const written = await pageOf({}, element('main', {}, [element('p', {}, ['Boats'])]), footer);
  expect(written).toMatch(/<body class="d-flex flex-column min-vh-100/);
  expect(written).toMatch(/<footer class="mt-auto/);
});

it('has the ground of fields and cards as that of the body, and that of the page as a class', async () => {
  const field = () => element('input', { 'background-color': '#ffffff' }, [], { attributes: { type: 'text' } });
  const written = await pageOf({ 'background-color': '#4f46e5', color: '#111827' }, field(), field());
  expect(written).toMatch(/<body class="bg-primary"/);
  expect(written).not.toMatch(/<input class="[^"]*bg-white/);
  expect(written).not.toContain('--bs-body-bg');
});

it('puts what floats over the page into its corner', async () => {
  const float = element('button', { position: 'fixed', bottom: '16px', right: '16px' }, ['Help']);
  expect(await pageOf({}, element('main', {}, [element('p', {}, ['Boats'])]), float)).toMatch(
    /<\/main> <button class="[^"]*position-fixed bottom-0 end-0 m-3/,
  );
});

it('has no gutter on a phone that sticks out of its container', async () => {
  const grid = element(
    'div',
    { display: 'grid', 'grid-template-columns': 'repeat(3, minmax(0, 1fr))', gap: '48px' },
    ['North', 'South', 'West'].map((text) => element('p', {}, [text])),
  );
  const room = { 'max-width': '1140px', 'margin-left': 'auto', 'margin-right': 'auto' };
  const held = element('main', { ...room, 'padding-left': '48px', 'padding-right': '48px' }, [grid]);
  expect(await write(held)).toMatch(/class="row[^"]* gx-4 gx-md-5 gy-5"/);
});

it('keeps a small tile as wide as what is in it', async () => {
  const tile = { 'background-color': '#0d6ffd', padding: '16px', width: '100%', 'max-width': '64px' };
  const column = element('div', { display: 'flex', 'flex-direction': 'column' }, [
    element('div', { ...tile, 'align-self': 'center' }, [element('p', {}, ['1'])]),
    element('p', {}, ['Boats']),
  ]);
  expect(await write(column)).not.toContain('w-100');
});

it('says what shines through in Bootstrap where a page uses it on another ground', async () => {
  const hero = element('section', { 'background-color': '#212529' }, [
    element('h1', { color: '#ffffff' }, ['Boats']),
    element('p', { color: '#909294' }, ['Of all harbours']),
  ]);
  const text = element('p', { color: '#334155' }, ['Ferries of today, and where they land. '.repeat(4)]);
  const muted = element('p', { color: '#64748b' }, ['Times may change without notice in bad weather.']);
  const page = harbourPage();
  const { html: written } = await writePage(
    { ...page, body: { ...page.body, children: [hero, text, muted] } },
    'bootstrap',
  );
  expect(written).toMatch(/text-body-tertiary[^>]*>Of all harbours/);
  expect(written).toContain('--bs-tertiary-color: #909294;');
});
