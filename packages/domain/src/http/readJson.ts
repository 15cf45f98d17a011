import { ShapeError } from '../struct/ShapeError.ts'

const BYTE_ORDER_MARK = /^\uFEFF/

/** The JSON of a body. Throws a ShapeError that names the answer but quotes nothing of it. */
export function readJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(BYTE_ORDER_MARK, ''))
  } catch {
    throw new ShapeError(name, { path: '', expected: 'JSON', received: text === '' ? 'nothing' : 'other text' })
  }
}
