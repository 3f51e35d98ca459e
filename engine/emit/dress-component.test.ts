import { describe, expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import { dressComponent } from './dress-component.ts';

const element = (tag: string, children: Element[] = [], css = {}): Element => ({ tag, name: tag, css, children });

describe('dressComponent', () => {
  it('makes a closed panel its summary and moves its distance outside', () => {
    const panel = dressComponent(element('div', [element('p')], { display: 'flex', 'margin-top': '8px' }), {
      kind: 'panel',
    });
    expect(panel).toMatchObject({ tag: 'details', css: { 'margin-top': '8px' } });
    expect(panel.children).toMatchObject([{ tag: 'summary', css: { display: 'flex' } }]);
    const plain = dressComponent(element('div', [element('p')]), { kind: 'panel' });
    expect(plain.children).toMatchObject([{ tag: 'summary', css: { display: 'block' } }]);
  });

  it('does not lead anywhere, whatever was pressed before', () => {
    const link: Element = {
      tag: 'a',
      name: 'link',
      css: {},
      attributes: { href: '#', title: 'More' },
      children: ['More'],
    };
    const [summary] = dressComponent(link, { kind: 'panel' }).children as Element[];
    expect(summary.attributes).toEqual({ title: 'More' });
  });

  it('takes the summary of a first part that looks like a closed panel itself', () => {
    const head = dressComponent(element('div', [element('span')], { display: 'flex' }), { kind: 'panel' });
    const panel = dressComponent(element('div', [head, element('p')]), { kind: 'panel', isCurrent: true });
    expect(panel.children).toMatchObject([{ tag: 'summary', children: [{ tag: 'span' }] }, { tag: 'p' }]);
  });

  it('opens a panel with its first part as the summary', () => {
    const panel = dressComponent(element('div', [element('div'), element('p')]), { kind: 'panel', isCurrent: true });
    expect(panel.attributes).toEqual({ open: '' });
    expect((panel.children as Element[]).map(({ tag }) => tag)).toEqual(['summary', 'p']);
  });

  it('makes one button of a tab and the box of its line', () => {
    const button = dressComponent(element('button', [], { padding: '0' }), { kind: 'tab' });
    const open = dressComponent(element('div', [button], { 'border-bottom': '2px solid' }), {
      kind: 'tab',
      isCurrent: true,
    });
    const tabs = dressComponent(element('div', [open, element('div', [button])]), { kind: 'tabs', name: 'Sections' });
    expect(tabs.children).toMatchObject([
      { tag: 'button', attributes: { role: 'tab', 'aria-selected': 'true' }, css: { 'border-bottom': '2px solid' } },
      { tag: 'button', attributes: { role: 'tab', 'aria-selected': 'false' } },
    ]);
  });

  it('says which step is the current one on its item', () => {
    const step = dressComponent(element('span'), { kind: 'step', isCurrent: true });
    const steps = dressComponent(element('div', [element('span'), step]), { kind: 'steps', name: 'Steps' });
    expect(steps).toMatchObject({ tag: 'ol', attributes: { 'aria-label': 'Steps' } });
    expect((steps.children as Element[]).map(({ attributes }) => attributes)).toEqual([
      undefined,
      { 'aria-current': 'step' },
    ]);
  });

  it('lets a tab be reached that is no link', () => {
    const tab = { kind: 'tab', isCurrent: true } as const;
    expect(dressComponent(element('div'), tab).attributes).toEqual({
      role: 'tab',
      'aria-selected': 'true',
      tabindex: '0',
    });
    expect(dressComponent(element('a'), tab).attributes).toEqual({ role: 'tab', 'aria-selected': 'true' });
  });
});
