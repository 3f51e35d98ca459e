import { shopCurrency } from '#server/features/paypal-settings/index.ts';
import { answer } from '#server/platform/answer.ts';
import { admin, visitor } from '#server/platform/rpc.ts';
import { addItem } from './add-item.ts';
import { deleteItem } from './delete-item.ts';
import { findItems } from './find-items.ts';
import { getItem } from './get-item.ts';
import { canSeeGoods } from './policy.ts';
import { presentItem } from './present.ts';
import { type OnItemUpdate, updateItem } from './update-item.ts';

/** @param onUpdate what orders of an item have to learn of its change */
export const itemProcedures = ({ onUpdate }: { onUpdate: OnItemUpdate }) => ({
  listItems: visitor.items.listItems.handler(async ({ input, context }) => {
    const { found, total } = await findItems(context.db, input);
    context.resHeaders?.set('X-Total-Count', String(total));
    const shown = { withGoods: canSeeGoods(context.user), currency: await shopCurrency(context.db) };
    return found.map((row) => presentItem(row, shown));
  }),
  getItem: visitor.items.getItem.handler(async ({ input, context }) => {
    const row = await getItem(context.db, input.id);
    const shown = { withGoods: canSeeGoods(context.user), currency: await shopCurrency(context.db) };
    return answer(presentItem(row, shown), 'Item fetched successfully!');
  }),
  addItem: admin.items.addItem.handler(async ({ input, context }) => {
    const row = await addItem(context.db, input, context.user);
    return answer(
      presentItem(row, { withGoods: true, currency: await shopCurrency(context.db) }),
      'Item added successfully!',
    );
  }),
  updateItem: admin.items.updateItem.handler(async ({ input: { id, ...fields }, context }) => {
    const row = await updateItem(context, id, fields, context.user, onUpdate);
    return answer(
      presentItem(row, { withGoods: true, currency: await shopCurrency(context.db) }),
      'Item updated successfully!',
    );
  }),
  deleteItem: admin.items.deleteItem.handler(async ({ input, context }) => {
    await deleteItem(context, input.id, context.user);
    return answer(null, 'Item deleted successfully!');
  }),
});
