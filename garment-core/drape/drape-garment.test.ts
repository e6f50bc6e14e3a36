import { EVERYDAY } from "../testing/everyday.ts";
import { describeHanging } from "../testing/hangs-well.ts";

describeHanging(EVERYDAY);
