import type { TradeScenes } from '../report-words.ts';
import { buildingTrades } from './trades/building-trades.ts';
import { careAndCounselling } from './trades/care-and-counselling.ts';
import { consulting } from './trades/consulting.ts';
import { customerService } from './trades/customer-service.ts';
import { design } from './trades/design.ts';
import { engineering } from './trades/engineering.ts';
import { farmingAndGardening } from './trades/farming-and-gardening.ts';
import { finance } from './trades/finance.ts';
import { humanResources } from './trades/human-resources.ts';
import { kitchenAndHospitality } from './trades/kitchen-and-hospitality.ts';
import { law } from './trades/law.ts';
import { logistics } from './trades/logistics.ts';
import { marketing } from './trades/marketing.ts';
import { medicine } from './trades/medicine.ts';
import { nursing } from './trades/nursing.ts';
import { officeAdministration } from './trades/office-administration.ts';
import { production } from './trades/production.ts';
import { projectManagement } from './trades/project-management.ts';
import { research } from './trades/research.ts';
import { retail } from './trades/retail.ts';
import { sales } from './trades/sales.ts';
import { software } from './trades/software.ts';
import { teaching } from './trades/teaching.ts';
import { writingAndMedia } from './trades/writing-and-media.ts';

/** One scene for each kind of work in each trade. */
export const trades: TradeScenes = {
  building_trades: buildingTrades,
  care_and_counselling: careAndCounselling,
  consulting,
  customer_service: customerService,
  design,
  engineering,
  farming_and_gardening: farmingAndGardening,
  finance,
  human_resources: humanResources,
  kitchen_and_hospitality: kitchenAndHospitality,
  law,
  logistics,
  marketing,
  medicine,
  nursing,
  office_administration: officeAdministration,
  production,
  project_management: projectManagement,
  research,
  retail,
  sales,
  software,
  teaching,
  writing_and_media: writingAndMedia,
};
