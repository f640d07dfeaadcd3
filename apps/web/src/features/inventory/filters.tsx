import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { CustomerFilter } from '../../records/list/customer-filter.tsx'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import { LocationFilter } from './location-filter.tsx'
import type { InventorySearch } from './search.ts'
import { Segments } from './segments.tsx'

type Props = { search: InventorySearch; onChange: (next: Partial<InventorySearch>) => void }

const rest = {
  lotNo: undefined,
  product: undefined,
  containerNo: undefined,
  productStatus: undefined,
} as const
export const noLotFilters = {
  hqCustomerId: undefined,
  masterBillNo: undefined,
  locationId: undefined,
  inboundOrderId: undefined,
  emptied: undefined,
  ...rest,
} as const

/** Owner, bill and place for everybody; the others on demand, and when one of them is set. */
export function LotFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const conditions = useDictionary('PRODUCT_STATUS')
  const isSet = Object.keys(rest).some((key) => search[key as keyof typeof rest] !== undefined) // its own keys
  return (
    <>
      <Segments search={search} />
      <FilterBar
        onReset={() => onChange(noLotFilters)}
        isMoreSet={isSet}
        more={
          <>
            <TextFilter
              isCode
              label={t('inventory.field.lotNo')}
              value={search.lotNo}
              onChange={(lotNo) => onChange({ lotNo })}
            />
            <TextFilter
              label={t('inventory.product')}
              value={search.product}
              onChange={(product) => onChange({ product })}
            />
            <TextFilter
              isCode
              label={t('inventory.field.containerNo')}
              value={search.containerNo}
              onChange={(containerNo) => onChange({ containerNo })}
            />
            <ChoiceFilter
              label={t('inventory.field.productStatus')}
              value={search.productStatus}
              options={conditions.options}
              onChange={(productStatus) => onChange({ productStatus })}
            />
          </>
        }
      >
        <CustomerFilter
          label={t('inventory.field.hqCustomerName')}
          value={search.hqCustomerId}
          onChange={(hqCustomerId) => onChange({ hqCustomerId })}
        />
        <TextFilter
          isCode
          label={t('inventory.field.masterBillNo')}
          value={search.masterBillNo}
          onChange={(masterBillNo) => onChange({ masterBillNo })}
        />
        <LocationFilter
          value={search.locationId}
          onChange={(locationId) => onChange({ locationId })}
        />
        <Checkbox
          className="only"
          checked={search.emptied === 1}
          onChange={({ target }) => onChange({ emptied: target.checked ? 1 : undefined })}
        >
          {t('inventory.emptied')}
        </Checkbox>
      </FilterBar>
    </>
  )
}
