import { describe, expect, it } from 'vitest';
import { plainControls } from './plain-controls.ts';
import { el } from './testing/sample-page.ts';

describe('plainControls', () => {
  it('leaves a slider to the browser, in its colour', () => {
    const track = { background: 'linear-gradient(90deg, #155dfc 40%, #e5e7eb 40%)' };
    const slider = el(
      'input',
      { appearance: 'none', width: '100%' },
      { attributes: { type: 'range' }, states: { '::-webkit-slider-runnable-track': track } },
    );
    const plain = plainControls(slider);
    expect(plain.css).toEqual({ width: '100%', 'accent-color': '#155dfc' });
    expect(plain.states).toBeUndefined();
  });

  it('says in one gradient where the knob of a switch is', () => {
    const { css, states } = plainControls(
      el(
        'input',
        {
          'background-image': 'radial-gradient(closest-side, #ffffff 92%, transparent)',
          'background-size': '20px 20px',
          'background-repeat': 'no-repeat',
          'background-position': 'left 2px top 2px',
        },
        {
          attributes: { type: 'checkbox', role: 'switch' },
          states: { ':checked': { 'background-position': 'right 2px top 2px' } },
        },
      ),
    );
    expect(css).toEqual({ 'background-image': 'radial-gradient(circle 10px at 12px, #ffffff 92%, transparent)' });
    expect(states).toEqual({
      ':checked': {
        'background-image': 'radial-gradient(circle 10px at calc(100% - 12px), #ffffff 92%, transparent)',
      },
    });
  });
});
