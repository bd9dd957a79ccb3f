-- Sample data for development: `npx supabase db push --include-seed`. Nothing here is secret, and
-- nothing is sold with it: without addresses or a webhook secret, the functions use their own variables.
-- Rows that are already there stay.

insert into private.merchant_settings (config) values ('{
  "business_name": "Verapix (development)",
  "business_email": "billing@example.com",
  "business_website": "https://example.com",
  "settlement_account": { "bank_name": "Example Bank", "account_number": "000123456789" },
  "stripe": {}
}') on conflict (id) do nothing;

insert into public.contact_messages (id, user_id, name, email, subject, message) values
  ('00000000-0000-4000-8000-00000000c001', null, 'Ada', 'ada@example.com', 'Batch uploads', 'How many pictures fit into one batch?'),
  ('00000000-0000-4000-8000-00000000c002', null, 'Grace', 'grace@example.com', 'Invoices', 'Where do I find my invoices?')
on conflict (id) do nothing;
