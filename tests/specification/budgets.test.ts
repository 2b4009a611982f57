import { holdBudgets } from "../site/holdBudgets.ts";

// Over this company's data each file keeps to its budget (generator/output/budgets.ts).
holdBudgets(1);
