import { snippetOf } from '../record/lesson-source.js';
import type { Terminal } from './terminal.js';

export const COMPONENTS = 'components/bike_shop';

/** The folder `bike-shop` as a lesson has left it, where the next one starts with nothing. */
export async function haveBikeShop(shop: Terminal, after: '4-2' | '4-3'): Promise<void> {
  const write = async (file: string, lesson: string, title: string) =>
    shop.write(`${COMPONENTS}/${file}`, await snippetOf(lesson, title));
  await write('stock_lookup.py', '4-2', 'New content of stock_lookup.py');
  await write('desk_report.py', '4-2', 'Content of desk_report.py');
  if (after === '4-3') await write('order_status.py', '4-3', 'Content of order_status.py');
  await write('__init__.py', after, 'Content of __init__.py');
  await shop.write('.env', await snippetOf('4-1', 'Line for the .env file'));
}
