import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '#web/testing/axe.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';

function Device() {
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop');
  const options = [
    { value: 'desktop', label: 'Desktop' },
    { value: 'phone', label: 'Phone' },
  ] as const;
  return <Segmented label="Device" value={device} onChange={setDevice} options={options} />;
}

test('of a few, exactly one is chosen: a second press does not take it back', async () => {
  await render(<Device />);
  const [desktop, phone] = [page.getByRole('radio', { name: 'Desktop' }), page.getByRole('radio', { name: 'Phone' })];
  await expect.element(desktop).toBeChecked();
  await phone.click();
  await expect.element(phone).toBeChecked();
  await expect.element(desktop).not.toBeChecked();
  await phone.click();
  await expect.element(phone).toBeChecked();
  await expectAccessible();
});

test('the keyboard walks through them by its arrows', async () => {
  await render(<Device />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight} ');
  await expect.element(page.getByRole('radio', { name: 'Phone' })).toBeChecked();
});

function Wish() {
  const [on, setOn] = useState(false);
  return <Switch checked={on} onCheckedChange={setOn} aria-label="Tell me by mail" />;
}

test('a switch is turned by a press and by the space bar', async () => {
  await render(<Wish />);
  const wish = page.getByRole('switch', { name: 'Tell me by mail' });
  await wish.click();
  await expect.element(wish).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(wish).not.toBeChecked();
  await expectAccessible();
});

function Sections() {
  return (
    <Tabs defaultValue="one">
      <TabList aria-label="Sections">
        <Tab value="one">Section 1</Tab>
        <Tab value="two">Section 2</Tab>
      </TabList>
      <TabPanel value="one">First</TabPanel>
      <TabPanel value="two">Second</TabPanel>
    </Tabs>
  );
}

test('a tab shows its panel, and the arrows lead from one to the next', async () => {
  await render(<Sections />);
  await expectAccessible();
  await userEvent.tab();
  await expect.element(page.getByRole('tab', { name: 'Section 1' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Section 2' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tabpanel', { name: 'Section 2' })).toHaveTextContent('Second');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tabpanel', { name: 'Section 1' })).toHaveTextContent('First');
});
