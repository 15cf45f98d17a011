import { array, Struct } from 'superstruct'
import { absent } from './absent.ts'
import { count } from './count.ts'
import { shape } from './shape.ts'

/** A page of items, the total over all pages and the numbers of the neighbouring pages (spec, section 3: list response). */
export function listOf<T, S>(item: Struct<T, S>) {
  return shape({ items: pageOf(item), total: count(), nextPage: absent(count()), prevPage: absent(count()) })
}

/** More than any page that is asked for: what a server sends beyond it is not even parsed. */
const LARGEST_PAGE = 1000

function pageOf<T, S>(item: Struct<T, S>) {
  const items = array(item)
  return new Struct<T[], Struct<T, S>>({
    ...items,
    coercer: (value, context) => items.coercer(Array.isArray(value) ? value.slice(0, LARGEST_PAGE) : value, context),
  })
}
