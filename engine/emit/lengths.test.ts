import { expect, it } from 'vitest';
import { fluid, fluidMinWidth, fluidVertical, gutter, px } from './lengths.ts';

it('writes pixels without needless digits', () => {
  expect([px(0), px(12), px(1.256)]).toEqual(['0', '12px', '1.26px']);
});

it('keeps small distances and lets large ones shrink with the screen, exact at the design width', () => {
  expect(fluid(16, 1280)).toBe('16px');
  expect(fluid(64, 1280)).toBe('clamp(16px, 5vw, 64px)');
  expect(fluid(320, 1280)).toBe('clamp(16px, 100vw - 960px, 320px)');
  expect(fluid(60, 375)).toBe('min(60px, 16vw)');
});

it('holds a width at the design width only', () => {
  expect(fluidMinWidth(199.4, 40, 1280)).toBe('min(200px, 100vw - 1080px)');
});

it('never holds a width that reaches beyond the edge of the design', () => {
  expect(fluidMinWidth(1253, 28, 1280)).toBe('min(1252px, 100vw - 28px)');
});

it('gives every part of a page the same gutter on a narrow screen, and leaves the small gutter of a phone design', () => {
  expect(gutter(100, 1280)).toBe('clamp(16px, 50vw - 540px, 100px)');
  expect(gutter(800, 1280)).toBe('clamp(16px, 100vw - 480px, 800px)');
  expect(gutter(12, 1280)).toBe('12px');
  expect(gutter(20, 375)).toBe('20px');
});

it('lets large vertical distances shrink', () => {
  expect(fluidVertical(30, 40, 1280)).toBe('30px');
  expect(fluidVertical(128, 40, 1280)).toBe('clamp(40px, 10vw, 128px)');
  expect(fluidVertical(500, 24, 1280)).toBe('clamp(24px, 100vw - 780px, 500px)');
});

it('measures vertical distances in the window of a page out of which something sticks', () => {
  expect(fluidVertical(300, 40, 1295)).toBe(fluidVertical(300, 40, 1280));
  expect(fluidVertical(300, 40, 1330)).not.toBe(fluidVertical(300, 40, 1280));
});

it('lets a distance give way entirely where it may', () => {
  expect(fluid(48, 1280)).toBe('clamp(16px, 3.8vw, 48px)');
  expect(fluid(48, 1280, 0)).toBe('clamp(0px, 3.8vw, 48px)');
  expect(fluid(20, 1280, 0)).toBe('20px');
});
