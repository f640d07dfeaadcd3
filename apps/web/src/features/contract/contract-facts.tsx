import { DownloadOutlined } from '@ant-design/icons'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { download } from '../../api/files.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { Facts } from '../../ui/facts.tsx'
import { useTerms } from './use-terms.ts'

export function ContractFacts({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  const termsOf = useTerms()
  const places = useDictionary('FILING_PLACE')
  const { filingState, filingPlace, filingNo } = contract
  const filing = [t('contract.filed'), places.labelOf(filingPlace), filingNo]
  return (
    <Facts
      items={[
        ...termsOf(contract),
        ...(contract.isNoRenewal
          ? [[t('contract.field.noRenewalReason'), contract.noRenewalReason] as const]
          : []),
        ...(contract.stopReason === ''
          ? []
          : [[t('contract.field.stopReason'), contract.stopReason] as const]),
        [
          t('contract.field.filingState'),
          filingState ? filing.filter(Boolean).join(' · ') : t('contract.notFiled'),
        ],
        [t('contract.field.attachments'), <Papers key="papers" papers={contract.attachments} />],
        [t('contract.field.createTime'), contract.createTime],
      ]}
    />
  )
}

function Papers({ papers }: { papers: Contract['attachments'] }) {
  if (papers.length === 0) return '—'
  return papers.map(({ id, name, url }) => (
    <div key={`${name} ${url}`}>
      {id === null ? (
        <WrittenDown name={name} url={url} />
      ) : (
        <Button
          type="link"
          size="small"
          icon={<DownloadOutlined />}
          style={{ paddingInline: 0 }}
          onClick={() => void download('file.download', { id })}
        >
          {name}
        </Button>
      )}
    </div>
  ))
}

/** What was written down in place of a file. */
function WrittenDown({ name, url }: { name: string; url: string }) {
  if (!/^https?:\/\//.test(url)) return name
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  )
}
