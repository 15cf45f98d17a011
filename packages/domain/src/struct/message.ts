import { type Failure, Struct } from 'superstruct'

/** The same struct, whose failures say this text; an error object shows texts of rules only (spec, section 5: exact messages). */
export function message<T, S>(struct: Struct<T, S>, text: string): Struct<T, S> {
  return new Struct<T, S>({
    ...struct,
    validator: (value, context) => reworded(struct.validator(value, context), text),
    refiner: (value, context) => reworded(struct.refiner(value, context), text),
  })
}

type Reworded = Partial<Failure> & { isRule: true }

function* reworded(failures: Iterable<Failure>, text: string): Generator<Reworded> {
  for (const failure of failures) yield { ...failure, message: text, isRule: true }
}
