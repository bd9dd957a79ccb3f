import { readFile } from 'node:fs/promises';
import type { ApiKeyRow, CheckoutRow, PaymentRow, SubscriptionRow } from '@verapix/domain';
import type { Tables } from '@verapix/server/postgres/database.types';
import { expect, expectTypeOf, it } from 'vitest';
import { databaseTypesPath, generateDatabaseTypes } from '../database-types.ts';
import { databaseOfFile } from './database.ts';

const database = databaseOfFile();

it('the committed types are those of the migrations: run `npm run generate`', async () => {
  expect(await readFile(databaseTypesPath, 'utf8')).toBe(await generateDatabaseTypes(database.url()));
});

it('the rows that the app reads have the columns of their tables', () => {
  // Checked by the type checker.
  expectTypeOf<Tables<'subscriptions'>>().toExtend<Record<keyof SubscriptionRow, unknown>>();
  expectTypeOf<Tables<'checkouts'>>().toExtend<Record<keyof CheckoutRow, unknown>>();
  expectTypeOf<Tables<'payments'>>().toExtend<Record<keyof PaymentRow, unknown>>();
  expectTypeOf<Tables<'api_keys'>>().toExtend<Record<keyof ApiKeyRow, unknown>>();
  expectTypeOf<SubscriptionRow>().toExtend<Tables<'subscriptions'>>();
  expectTypeOf<CheckoutRow>().toExtend<Tables<'checkouts'>>();
  expectTypeOf<PaymentRow>().toExtend<Tables<'payments'>>();
  expectTypeOf<ApiKeyRow>().toExtend<Tables<'api_keys'>>();
});
