import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { ChoiceFilter, FilterBar, StopFilter, TextFilter } from '../../records/list/filters.tsx'
import type { ProductSearch } from './search.ts'

type Props = { search: ProductSearch; onChange: (next: Partial<ProductSearch>) => void }

export const noProductFilters = {
  productName: undefined,
  productCode: undefined,
  barcode: undefined,
  productType: undefined,
  auditStatus: undefined,
  forbiddenStatus: undefined,
}

export function ProductFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const types = useDictionary('PRODUCT_TYPE')
  const audits = useDictionary('AUDIT_STATUS')
  return (
    <FilterBar
      onReset={() => onChange(noProductFilters)}
      isMoreSet={
        search.barcode !== undefined ||
        search.productType !== undefined ||
        search.forbiddenStatus !== undefined
      }
      more={
        <>
          <TextFilter
            isCode
            label={t('product.field.barcode')}
            value={search.barcode}
            onChange={(barcode) => onChange({ barcode })}
          />
          <ChoiceFilter
            label={t('product.field.productType')}
            value={search.productType}
            options={types.options}
            onChange={(productType) => onChange({ productType })}
          />
          <StopFilter
            label={t('product.field.forbiddenStatus')}
            value={search.forbiddenStatus}
            onChange={(forbiddenStatus) => onChange({ forbiddenStatus })}
          />
        </>
      }
    >
      <TextFilter
        label={t('product.field.productName')}
        value={search.productName}
        onChange={(productName) => onChange({ productName })}
      />
      <TextFilter
        isCode
        label={t('product.field.productCode')}
        value={search.productCode}
        onChange={(productCode) => onChange({ productCode })}
      />
      <ChoiceFilter
        label={t('product.field.auditStatus')}
        value={search.auditStatus}
        options={audits.options.map(({ value, label }) => ({ value: Number(value), label }))}
        onChange={(auditStatus) => onChange({ auditStatus })}
      />
    </FilterBar>
  )
}
