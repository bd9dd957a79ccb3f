-- An amount is formatted for its reader, so it is stored beside its currency, and no longer as `USD 30.00`.
update public.activity
set detail = detail - 'price' || jsonb_build_object(
  'currency', split_part(detail ->> 'price', ' ', 1), 'amount', split_part(detail ->> 'price', ' ', 2))
where detail ? 'price';
update private.mails
set data = data - 'price' || jsonb_build_object(
  'currency', split_part(data ->> 'price', ' ', 1), 'amount', split_part(data ->> 'price', ' ', 2))
where data ? 'price';
