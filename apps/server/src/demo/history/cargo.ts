/** What is in a container of some product: pieces and pallets, and the weight and volume of a piece. */
export type Cargo = {
  readonly productCode: string
  readonly productName: string
  readonly brandName: string
  /** Word in the names of customers who deal in it. */
  readonly trade: string
  readonly size: string
  readonly pieces: number
  readonly pallets: number
  /** Kilograms and cubic metres a piece. */
  readonly net: string
  readonly gross: string
  readonly volume: string
  readonly isCold: boolean
}

type Given = Pick<Cargo, 'productCode' | 'productName' | 'trade'> & Partial<Cargo>
type Box = Pick<Cargo, 'size' | 'pieces' | 'pallets' | 'net' | 'gross' | 'volume'>

const cargo = (given: Given, box: Box): Cargo => ({
  brandName: '',
  isCold: false,
  ...given,
  ...box,
})

const box = (
  size: string,
  pieces: number,
  pallets: number,
  [net, gross, volume]: readonly [net: string, gross: string, volume: string],
): Box => ({ size, pieces, pallets, net, gross, volume })

const thai = '示例橡胶 SAMPLE RUBBER'
const forest = '演示林业 DEMO FOREST'
const tyres = '样板轮胎 MODEL TYRE'

/** By the codes of their products. */
export const cargos = [
  cargo(
    {
      productCode: 'TSR20',
      productName: '20号标准胶 TSR20',
      brandName: thai,
      trade: '橡胶',
    },
    box('20GP', 16, 16, ['1260', '1280', '2.03']),
  ),
  cargo(
    { productCode: 'RSS3', productName: '烟胶片 RSS3', brandName: thai, trade: '橡胶' },
    box('20GP', 180, 18, ['111.11', '113.2', '0.178']),
  ),
  cargo(
    { productCode: 'SVR3L', productName: '越南标准胶 SVR3L', trade: '橡胶' },
    box('20GP', 16, 16, ['1260', '1284', '2.03']),
  ),
  cargo(
    { productCode: 'NR-FUT', productName: '20号胶（期货交割品）', brandName: thai, trade: '期货' },
    box('20GP', 16, 16, ['1260', '1280', '2.03']),
  ),
  cargo(
    {
      productCode: 'SP-FUT',
      productName: '漂针浆（期货交割品）',
      brandName: forest,
      trade: '期货',
    },
    box('40HQ', 12, 12, ['2004', '2031', '2.94']),
  ),
  cargo(
    { productCode: 'NBSK', productName: '漂白针叶木浆', brandName: forest, trade: '纸' },
    box('40HQ', 12, 12, ['2006.5', '2034', '2.94']),
  ),
  cargo(
    { productCode: 'BHKP', productName: '漂白阔叶木浆', brandName: forest, trade: '纸' },
    box('40HQ', 12, 12, ['1998.4', '2026', '2.90']),
  ),
  cargo(
    { productCode: 'KLB175', productName: '牛皮卡纸 175 g', trade: '纸' },
    box('40HQ', 20, 20, ['1148', '1156', '2.16']),
  ),
  cargo(
    { productCode: 'FLU120', productName: '瓦楞原纸 120 g', trade: '纸' },
    box('40HQ', 22, 22, ['1062', '1069', '2.05']),
  ),
  cargo(
    { productCode: 'RADIATA', productName: '辐射松锯材 KD 38×140', trade: '木' },
    box('40HQ', 20, 20, ['1180', '1196', '2.30']),
  ),
  cargo(
    { productCode: 'SPF', productName: '云杉-松-冷杉规格材 SPF', brandName: forest, trade: '木' },
    box('40HQ', 18, 18, ['1240', '1255', '2.42']),
  ),
  cargo(
    { productCode: 'LLDPE7042', productName: '线性低密度聚乙烯 LLDPE 7042', trade: '化工' },
    box('40HQ', 990, 18, ['25', '25.2', '0.042']),
  ),
  cargo(
    { productCode: 'PP1100N', productName: '聚丙烯 PP 1100N', trade: '化工' },
    box('40HQ', 990, 18, ['25', '25.2', '0.042']),
  ),
  cargo(
    { productCode: 'PVC-SG5', productName: '聚氯乙烯 SG-5', trade: '化工' },
    box('20GP', 680, 17, ['25', '25.15', '0.041']),
  ),
  cargo(
    {
      productCode: 'TYRE-BUS',
      productName: '客车轮胎 275/80R22.5',
      brandName: tyres,
      trade: '轮胎',
    },
    box('40HQ', 240, 24, ['58', '59.1', '0.24']),
  ),
  cargo(
    { productCode: 'TYRE-CAR', productName: '轿车轮胎 205/55R16', trade: '轮胎' },
    box('40HQ', 720, 24, ['9.2', '9.4', '0.079']),
  ),
  cargo(
    { productCode: 'STROLLER', productName: '婴儿推车', trade: '跨境' },
    box('40HQ', 480, 12, ['15.1', '16.3', '0.0383']),
  ),
  cargo(
    { productCode: 'FORMULA', productName: '婴幼儿配方奶粉 800 g × 6', trade: '跨境' },
    box('40HQ', 1000, 20, ['4.8', '6.1', '0.026']),
  ),
  cargo(
    { productCode: 'MASK', productName: '面膜 25 ml × 200', trade: '跨境' },
    box('20GP', 900, 18, ['6.6', '7.4', '0.024']),
  ),
  cargo(
    { productCode: 'COFFEE', productName: '生咖啡豆 60 kg', trade: '粮油' },
    box('20GP', 300, 15, ['60', '60.7', '0.084']),
  ),
  cargo(
    { productCode: 'COD', productName: '冷冻鱼', trade: '冷链', isCold: true },
    box('40RH', 1200, 24, ['20', '21.2', '0.034']),
  ),
  cargo(
    { productCode: 'BEEF', productName: '冷冻去骨牛肉', trade: '冷链', isCold: true },
    box('40RH', 1000, 20, ['25', '26.1', '0.038']),
  ),
] as const satisfies readonly Cargo[]

export const cargoOf = (productCode: string): Cargo => {
  const found = cargos.find((each) => each.productCode === productCode)
  if (!found) throw new RangeError(`There is no cargo ${productCode}`)
  return found
}
