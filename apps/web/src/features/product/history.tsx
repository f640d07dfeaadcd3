import { useDictionary } from '../../api/use-dictionary.ts'
import { RecordHistory, useActionWords } from '../../records/history.tsx'

const flags = new Set(['isReel', 'isFutures', 'isDanger', 'forbiddenStatus'])

export function ProductHistory({ id }: { id: string }) {
  const wordsOf = useActionWords()
  const { labelOf: measuringUnit } = useDictionary('MEASURING_UNIT')
  const { labelOf: auxUnit } = useDictionary('AUX_UNIT')
  const { labelOf: productType } = useDictionary('PRODUCT_TYPE')
  const { labelOf: auditStatus } = useDictionary('AUDIT_STATUS')
  const labels = { measuringUnit, auxUnit, productType, auditStatus }
  return <RecordHistory id={id} noun="product" wordsOf={wordsOf} flags={flags} labels={labels} />
}
