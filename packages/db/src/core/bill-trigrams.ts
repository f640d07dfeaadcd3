/*
 * Where parts of bill of lading numbers are found: three characters from every second place of each number, kept beside
 * the orders by triggers (docs/decisions/044). A part of four characters or more holds one of them whole, at its first
 * place or its second.
 */
const size = 3
/** Numbers have 35 characters at most (docs/domain/values.md#bill-of-lading-number). */
const places = Array.from({ length: 17 }, (_, at) => 1 + at * 2)

/** Shorter parts are in so many numbers that those are found sooner one by one. */
export const usesTrigrams = (part: string): boolean => part.length > size

/** Any number that holds this part, written as numbers are, has one of these. */
export const trigramsOf = (part: string): readonly [string, string] => [
  part.slice(0, size),
  part.slice(1, 1 + size),
]

const events = [
  { name: 'insert', event: 'insert', when: '' },
  {
    name: 'update',
    event: 'update of master_bill_no',
    when: 'when (new.master_bill_no <> old.master_bill_no)',
  },
]

const trigramsOfNew = `select new.tenant_node, substr(new.master_bill_no, place, ${size}), new.master_bill_no
  from (select ${places.join(' as place union all select ')}) as places
  where place <= length(new.master_bill_no) - ${size - 1}`

/** Trigrams of numbers that no order has any more do no harm: whoever finds one looks at the orders. */
export const sqliteBillTrigrams: readonly string[] = events.flatMap(({ name, event, when }) => [
  `drop trigger if exists inbound_order_grams_${name}`,
  `create trigger inbound_order_grams_${name} after ${event} on inbound_order ${when}
   begin insert or ignore into inbound_bill_gram ${trigramsOfNew}; end`,
])

/** Before the triggers. */
export const postgresTrigramFunction = `create or replace function keep_bill_grams() returns trigger language plpgsql as $$ begin
    insert into inbound_bill_gram ${trigramsOfNew} on conflict do nothing;
    return null;
  end $$`

export const postgresBillTrigrams: readonly string[] = events.flatMap(({ name, event, when }) => [
  `drop trigger if exists inbound_order_grams_${name} on inbound_order`,
  `create trigger inbound_order_grams_${name} after ${event} on inbound_order
   for each row ${when} execute function keep_bill_grams()`,
])
