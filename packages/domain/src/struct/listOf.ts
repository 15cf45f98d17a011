import { array, type Struct } from 'superstruct'
import { absent } from './absent.ts'
import { count } from './count.ts'
import { shape } from './shape.ts'

/** A page of items, the total over all pages and the numbers of the neighbouring pages (spec, section 3: list response). */
export function listOf<T, S>(item: Struct<T, S>) {
  return shape({ items: array(item), total: count(), nextPage: absent(count()), prevPage: absent(count()) })
}
