import { word, type Words } from '../../kernel/words.ts'

export const carrierWords = {
  carrier: word('承运商与车辆', 'Carriers and vehicles'),
  vehicle: word('车辆', 'Vehicles'),
  driver: word('司机', 'Drivers'),
} as const satisfies Words
