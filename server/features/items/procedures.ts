import { visitor } from '#server/rpc.ts';
import { getItem } from './get-item.ts';
import { listItems } from './list-items.ts';
import { canSeeGoods } from './policy.ts';
import { presentItem } from './present.ts';

export const itemProcedures = {
  listItems: visitor.items.listItems.handler(async ({ context }) => {
    const withGoods = canSeeGoods(context.user);
    return (await listItems(context.db)).map((row) => presentItem(row, { withGoods }));
  }),
  getItem: visitor.items.getItem.handler(async ({ input, context }) => {
    const row = await getItem(context.db, input.id);
    const data = presentItem(row, { withGoods: canSeeGoods(context.user) });
    return { success: true as const, data, message: 'Item fetched successfully!' };
  }),
};
