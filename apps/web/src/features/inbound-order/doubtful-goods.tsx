import { Alert, Button } from 'antd'
import type { TFunction } from 'i18next'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient, trpc } from '../../api/client.ts'
import { mapRows } from '../../ui/form/line-editor/lines-model.ts'
import { noFindings, type Lines } from '../../ui/form/line-editor/lines.ts'
import './doubtful-goods.css'
import { LateNameProduct } from './late-name-product.tsx'
import { goodsCells, useDoubtfulGoods, type Doubtful } from './written-goods.ts'

const shownAtMost = 10

const sentenceOf = (t: TFunction, { kind, productCode, productName, count }: Doubtful): string =>
  t(`inboundOrder.doubtful.${kind}`, { name: productName || productCode, count })

/** Goods that are no usable product: marked in their cells, and named here once for all lines that write them so. */
export function DoubtfulGoods({ lines }: { lines: Lines }) {
  const { t } = useTranslation()
  const doubtful = useDoubtfulGoods(lines)
  const cells = useMemo(() => goodsCells(lines), [lines])
  const columnOf = ({ productName }: Doubtful) => (productName === '' ? cells.code : cells.name)
  useEffect(() => {
    const notes = new Map(
      doubtful.map((each) => {
        const column = each.productName === '' ? cells.code : cells.name
        return [each.key, new Map([[column, sentenceOf(t, each)]])]
      }),
    )
    lines.doubt((row) => notes.get(cells.keyOf(row)) ?? noFindings)
  }, [t, lines, cells, doubtful])

  const name = ({ key }: Doubtful, is: { productCode: string; productName: string }) => {
    lines.update((state) =>
      mapRows(state, (row) =>
        cells.keyOf(row) === key
          ? row.with(cells.code, is.productCode).with(cells.name, is.productName)
          : row,
      ),
    )
    void queryClient.invalidateQueries(trpc.product.pathFilter())
  }

  if (doubtful.length === 0) return null
  return (
    <Alert
      type="warning"
      className="doubtful-goods"
      title={t('inboundOrder.doubtful.title', { count: doubtful.length })}
      description={
        <ul>
          {doubtful.slice(0, shownAtMost).map((each) => (
            <li key={each.key}>
              <Button
                type="link"
                size="small"
                onClick={() => lines.goTo({ row: each.first, col: columnOf(each) })}
              >
                {t('lines.cell', {
                  column: lines.columns[columnOf(each)]?.title ?? '',
                  row: each.first + 1,
                })}
              </Button>
              <span>{sentenceOf(t, each)}</span>
              <LateNameProduct
                of={{ productCode: each.productCode, productName: each.productName }}
                isKnown={each.kind !== 'unknown'}
                onNamed={(is) => name(each, is)}
              />
            </li>
          ))}
        </ul>
      }
    />
  )
}
