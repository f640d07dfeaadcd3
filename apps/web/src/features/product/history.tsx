import { useDictionary } from '../../api/use-dictionary.ts'
import { RecordHistory } from '../../records/history/history.tsx'

const flags = new Set(['isReel', 'isFutures', 'isDanger', 'forbiddenStatus'])

export function ProductHistory({ id }: { id: string }) {
  const { labelOf: measuringUnit } = useDictionary('MEASURING_UNIT')
  const { labelOf: auxUnit } = useDictionary('AUX_UNIT')
  const { labelOf: productType } = useDictionary('PRODUCT_TYPE')
  const { labelOf: auditStatus } = useDictionary('AUDIT_STATUS')
  const labels = { measuringUnit, auxUnit, productType, auditStatus }
  return <RecordHistory id={id} noun="product" flags={flags} labels={labels} />
}
