import { date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant, operatorId } from './columns.ts';
import type { PackageDetail, SoldPackage } from './details.ts';

// Packages for sale, customers' packages, and the uses of packages and of membership benefits.

/** Packages for sale, such as ten swims. Only the seed and the scenarios write this table. */
export const packageTypes = pgTable(
  'package_types',
  {
    id: id(),
    operatorId: operatorId(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    /** In pence. */
    price: integer('price').notNull(),
    vatPercent: integer('vat_percent').notNull(),
    detail: jsonb('detail').$type<PackageDetail>().notNull(),
  },
  (table) => [unique('package_types_name').on(table.operatorId, table.name)],
);

/** A package that a customer has bought. It keeps the terms on which it was sold. */
export const customerPackages = pgTable(
  'customer_packages',
  {
    id: id(),
    operatorId: operatorId(),
    customerId: uuid('customer_id').notNull(),
    packageTypeId: uuid('package_type_id').notNull(),
    /** The order and its line; null if it was not bought online. */
    orderId: uuid('order_id'),
    itemId: uuid('item_id'),
    /** The last day on which it can be used. */
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    sold: jsonb('sold').$type<SoldPackage>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('customer_packages_item').on(table.operatorId, table.itemId),
    index('customer_packages_customer').on(table.operatorId, table.customerId),
  ],
);

/** One row for each use. The key makes it impossible to take the last use twice, whatever the isolation level. */
export const reductionUses = pgTable(
  'reduction_uses',
  {
    id: id(),
    operatorId: operatorId(),
    /** `package:{customer package}` or `benefit:{membership}:{benefit}:{period}`. */
    useKey: text('use_key').notNull(),
    /** From 1 to the number of uses. */
    useNo: integer('use_no').notNull(),
    /** The customer who has the package or membership. */
    holderId: uuid('holder_id').notNull(),
    cartItemId: uuid('cart_item_id'),
    bookingId: uuid('booking_id'),
    /** Until when the use is held, like the places of its item; null once it is used. */
    heldUntil: instant('held_until'),
  },
  (table) => [
    unique('reduction_uses_use').on(table.operatorId, table.useKey, table.useNo),
    index('reduction_uses_holder').on(table.operatorId, table.holderId),
    index('reduction_uses_cart_item').on(table.operatorId, table.cartItemId),
  ],
);
