import { useDictionary } from '../../api/use-dictionary.ts'

/** States of a forklift as the contract counts them. */
export function useForkliftStates() {
  const { options, labelOf } = useDictionary('FORKLIFT_STATUS')
  return { options: options.map(({ value, label }) => ({ value: Number(value), label })), labelOf }
}
