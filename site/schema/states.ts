export interface State {
	readonly name: string;
	/**
	 * The bounding box in degrees, rounded outward to a tenth, from us-atlas (U.S. Census Bureau,
	 * public domain).
	 */
	readonly box: readonly [south: number, north: number, west: number, east: number];
	/** Ranges of first digits: https://en.wikipedia.org/wiki/List_of_ZIP_Code_prefixes */
	readonly zips: string;
}

/** The states by postal abbreviation. Alaska's box leaves out the islands beyond 180°. */
export const states: Readonly<Record<string, State>> = {
	AK: { name: "Alaska", box: [51.2, 71.4, -180, -129.9], zips: "995-999" },
	AL: { name: "Alabama", box: [30.2, 35.1, -88.5, -84.8], zips: "350-352 354-369" },
	AR: { name: "Arkansas", box: [33, 36.5, -94.7, -89.6], zips: "716-729 755" },
	AZ: { name: "Arizona", box: [31.3, 37.1, -114.9, -109], zips: "850-853 855-857 859-860 863-865" },
	CA: { name: "California", box: [32.5, 42.1, -124.5, -114.1], zips: "900-908 910-928 930-961" },
	CO: { name: "Colorado", box: [36.9, 41.1, -109.1, -102], zips: "800-816" },
	CT: { name: "Connecticut", box: [40.9, 42.1, -73.8, -71.7], zips: "060-069" },
	DC: { name: "District of Columbia", box: [38.7, 39, -77.2, -76.9], zips: "200 202-205 569" },
	DE: { name: "Delaware", box: [38.4, 39.9, -75.8, -75], zips: "197-199" },
	FL: { name: "Florida", box: [24.5, 31.1, -87.7, -80], zips: "320-339 341-342 344 346-347 349" },
	GA: { name: "Georgia", box: [30.3, 35.1, -85.7, -80.8], zips: "300-319 398-399" },
	HI: { name: "Hawaii", box: [18.9, 22.3, -160.3, -154.8], zips: "967-968" },
	IA: { name: "Iowa", box: [40.3, 43.6, -96.7, -90.1], zips: "500-516 520-528" },
	ID: { name: "Idaho", box: [41.9, 49.1, -117.3, -111], zips: "832-838" },
	IL: { name: "Illinois", box: [36.9, 42.6, -91.6, -87.4], zips: "600-620 622-629" },
	IN: { name: "Indiana", box: [37.7, 41.8, -88.1, -84.7], zips: "460-479" },
	KS: { name: "Kansas", box: [36.9, 40.1, -102.1, -94.5], zips: "660-662 664-679" },
	KY: { name: "Kentucky", box: [36.4, 39.2, -89.6, -81.9], zips: "400-418 420-427" },
	LA: { name: "Louisiana", box: [28.9, 33.1, -94.1, -88.8], zips: "700-701 703-708 710-714" },
	MA: { name: "Massachusetts", box: [41.2, 42.9, -73.6, -69.9], zips: "010-027 055" },
	MD: { name: "Maryland", box: [37.9, 39.8, -79.5, -75], zips: "206-212 214-219" },
	ME: { name: "Maine", box: [43, 47.5, -71.1, -66.9], zips: "039-049" },
	MI: { name: "Michigan", box: [41.6, 48.2, -90.5, -82.4], zips: "480-499" },
	MN: { name: "Minnesota", box: [43.4, 49.4, -97.3, -89.4], zips: "550-551 553-567" },
	MO: { name: "Missouri", box: [35.9, 40.7, -95.8, -89], zips: "630-631 633-641 644-658" },
	MS: { name: "Mississippi", box: [30.1, 35, -91.7, -88], zips: "386-397" },
	MT: { name: "Montana", box: [44.3, 49.1, -116.1, -104], zips: "590-599" },
	NC: { name: "North Carolina", box: [33.8, 36.6, -84.4, -75.4], zips: "270-289" },
	ND: { name: "North Dakota", box: [45.9, 49.1, -104.1, -96.5], zips: "580-588" },
	NE: { name: "Nebraska", box: [40, 43.1, -104.1, -95.3], zips: "680-681 683-693" },
	NH: { name: "New Hampshire", box: [42.6, 45.4, -72.6, -70.7], zips: "030-038" },
	NJ: { name: "New Jersey", box: [38.9, 41.4, -75.6, -73.8], zips: "070-089" },
	NM: { name: "New Mexico", box: [31.3, 37.1, -109.1, -103], zips: "870-871 873-884" },
	NV: { name: "Nevada", box: [35, 42.1, -120.1, -114], zips: "889-891 893-895 897-898" },
	NY: { name: "New York", box: [40.5, 45.1, -79.8, -71.8], zips: "005 063 100-149" },
	OH: { name: "Ohio", box: [38.4, 42, -84.9, -80.5], zips: "430-459" },
	OK: { name: "Oklahoma", box: [33.6, 37.1, -103.1, -94.4], zips: "730-731 734-741 743-749" },
	OR: { name: "Oregon", box: [41.9, 46.3, -124.6, -116.4], zips: "970-979" },
	PA: { name: "Pennsylvania", box: [39.7, 42.3, -80.6, -74.6], zips: "150-196" },
	PR: { name: "Puerto Rico", box: [17.9, 18.6, -68, -65.2], zips: "006-007 009" },
	RI: { name: "Rhode Island", box: [41.1, 42.1, -71.9, -71.1], zips: "028-029" },
	SC: { name: "South Carolina", box: [32, 35.3, -83.4, -78.5], zips: "290-299" },
	SD: { name: "South Dakota", box: [42.4, 46, -104.1, -96.4], zips: "570-577" },
	TN: { name: "Tennessee", box: [34.9, 36.7, -90.4, -81.6], zips: "370-385" },
	TX: { name: "Texas", box: [25.8, 36.6, -106.7, -93.5], zips: "733 750-770 772-799 885" },
	UT: { name: "Utah", box: [36.9, 42.1, -114.1, -109], zips: "840-847" },
	VA: { name: "Virginia", box: [36.5, 39.5, -83.7, -75.2], zips: "201 220-246" },
	VT: { name: "Vermont", box: [42.7, 45.1, -73.5, -71.4], zips: "050-054 056-059" },
	WA: { name: "Washington", box: [45.5, 49.1, -124.8, -116.9], zips: "980-986 988-994" },
	WI: { name: "Wisconsin", box: [42.4, 47.1, -92.9, -86.8], zips: "530-532 534-535 537-549" },
	WV: { name: "West Virginia", box: [37.2, 40.7, -82.7, -77.7], zips: "247-268" },
	WY: { name: "Wyoming", box: [40.9, 45.1, -111.1, -104], zips: "820-831 834" },
};
